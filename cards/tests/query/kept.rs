//! The index on the disk.

use std::fs;
use std::path::{Path, PathBuf};

use fabulario_cards::index::{Asked, CardIndex, Kept};

use super::{SHIPPED, day};

fn open(folder: &Path) -> (CardIndex, Kept) {
    CardIndex::open(&SHIPPED.catalogue, day(), folder).unwrap()
}

fn finds(index: &CardIndex, text: &str) -> usize {
    let query = index.read(text).unwrap();
    let asked = Asked::new(&SHIPPED.catalogue, None);
    index.matches(&query.tree, &asked).len()
}

/// The files of the only index in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut indexes = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let index = indexes.next().unwrap();
    assert_eq!(indexes.next(), None, "one index only");
    let parts = ["pt", "en"].into_iter();
    let files = parts.flat_map(|part| fs::read_dir(index.join(part)).unwrap());
    files.map(|it| it.unwrap().path()).collect()
}

#[test]
fn an_index_is_made_once_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("search");
    let (made, kept) = open(&place);
    assert_eq!(kept, Kept::Made);
    let (found, kept) = open(&place);
    assert_eq!(kept, Kept::Found);
    for text in [
        "carta",
        "jang*",
        "\"compre uma carta\"",
        "tipo:aliado custo<=3",
    ] {
        let expected = SHIPPED.ids(text).len();
        assert_eq!(
            (finds(&made, text), finds(&found, text)),
            (expected, expected),
            "{text}"
        );
    }
}

#[test]
fn a_damaged_index_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path());
    for file in files(folder.path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        // Locks are empty; what tantivy keeps for its own managing is not looked at.
        let mut bytes = fs::read(&file).unwrap();
        if bytes.is_empty() || name.starts_with('.') {
            continue;
        }
        let middle = bytes.len() / 2;
        bytes[middle] ^= 0x55;
        fs::write(&file, &bytes).unwrap();
        let (index, kept) = open(folder.path());
        assert!(matches!(kept, Kept::Mended(_)), "{name}: {kept:?}");
        assert_eq!(finds(&index, "carta"), SHIPPED.ids("carta").len(), "{name}");
        // Names of files are new each time.
        break;
    }
    for damage in [0, 10] {
        for part in ["term", "idx", "meta.json"] {
            let file = files(folder.path())
                .into_iter()
                .find(|it| it.to_string_lossy().ends_with(part))
                .unwrap();
            let bytes = fs::read(&file).unwrap();
            fs::write(&file, &bytes[..bytes.len().min(damage)]).unwrap();
            let (index, kept) = open(folder.path());
            assert!(matches!(kept, Kept::Mended(_)), "{part}: {kept:?}");
            assert_eq!(finds(&index, "carta"), SHIPPED.ids("carta").len());
            assert_eq!(open(folder.path()).1, Kept::Found);
        }
    }
    for file in files(folder.path()) {
        fs::remove_file(file).unwrap();
    }
    assert!(matches!(open(folder.path()).1, Kept::Mended(_)));
}

#[test]
fn an_index_of_other_texts_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("cards-0000000000000000");
    let left_over = folder.path().join(".making-1");
    let now = folder.path().join(".making-2");
    let mine = folder.path().join("cards-of-mine");
    for place in [&other, &left_over, &now, &mine] {
        fs::create_dir_all(place.join("pt")).unwrap();
    }
    let old = std::time::SystemTime::now() - std::time::Duration::from_hours(1);
    fs::File::open(&left_over)
        .unwrap()
        .set_modified(old)
        .unwrap();
    assert_eq!(open(folder.path()).1, Kept::Made);
    assert!(!other.exists() && !left_over.exists() && now.exists() && mine.exists());
}

#[test]
fn whatever_stands_in_the_way_of_an_index_gives_way() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path());
    let index = fs::read_dir(folder.path())
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    fs::remove_dir_all(&index).unwrap();
    fs::write(&index, "a file").unwrap();
    assert!(matches!(open(folder.path()).1, Kept::Mended(_)));
    assert_eq!(open(folder.path()).1, Kept::Found);
}

#[test]
fn what_cannot_be_written_is_kept_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("search");
    fs::write(&place, "a file, no folder").unwrap();
    let (index, kept) = open(&place);
    assert!(matches!(kept, Kept::InMemory(_)), "{kept:?}");
    assert_eq!(finds(&index, "carta"), SHIPPED.ids("carta").len());
}
