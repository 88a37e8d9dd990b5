use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

const ANA: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
const BIA: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2));

/// Sums the numbers of its pieces, and takes its time for each.
#[derive(Clone, Default)]
struct Sum(Arc<AtomicU64>, Duration);

impl Work for Sum {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while let Some(piece) = pieces.take() {
            thread::sleep(self.1);
            self.0.fetch_add(piece, Ordering::Relaxed);
        }
    }
}

#[actix_web::test]
async fn every_piece_is_done_once_by_any_number_of_threads() {
    for threads in 1..=4 {
        let pool = Pool::start(threads).unwrap();
        let sum = Sum::default();
        let job = pool.begin(ANA, 10_000, sum.clone()).unwrap();
        job.finished().await.unwrap();
        assert_eq!(job.begun(), 10_000);
        assert_eq!(sum.0.load(Ordering::Relaxed), 9_999 * 10_000 / 2);
    }
}

#[actix_web::test]
async fn work_without_pieces_is_finished_at_once() {
    let pool = Pool::start(1).unwrap();
    let job = pool.begin(ANA, 0, Sum::default()).unwrap();
    job.finished().await.unwrap();
}

#[actix_web::test]
async fn a_little_work_does_not_wait_for_much() {
    let pool = Pool::start(1).unwrap();
    let slow = Sum(Arc::default(), Duration::from_millis(1));
    let much = pool.begin(ANA, 1_000_000, slow.clone()).unwrap();
    let little = pool.begin(BIA, 20, slow.clone()).unwrap();
    little.finished().await.unwrap();
    // The thousand seconds of the other have hardly begun.
    assert!(much.begun() < 1_000, "{}", much.begun());
    // Nor does other work of the same client wait.
    let own = pool.begin(ANA, 20, slow).unwrap();
    own.finished().await.unwrap();
    assert!(much.begun() < 2_000, "{}", much.begun());
}

#[actix_web::test]
async fn what_nobody_wants_any_more_ends() {
    let pool = Pool::start(1).unwrap();
    let slow = Sum(Arc::default(), Duration::from_millis(1));
    let unwanted = slow.clone();
    drop(pool.begin(ANA, 1_000_000, slow).unwrap());
    pool.begin(BIA, 1, Sum::default())
        .unwrap()
        .finished()
        .await
        .unwrap();
    let seen = unwanted.0.load(Ordering::Relaxed);
    pool.begin(BIA, 1, Sum(Arc::default(), Duration::from_millis(20)))
        .unwrap()
        .finished()
        .await
        .unwrap();
    assert_eq!(unwanted.0.load(Ordering::Relaxed), seen);
}

#[actix_web::test]
async fn work_that_panics_is_told_and_the_thread_lives_on() {
    struct Broke;
    impl Work for Broke {
        fn work(&self, pieces: &mut Pieces<'_>) {
            assert!(pieces.take().is_none(), "a piece too many");
        }
    }
    let pool = Pool::start(1).unwrap();
    let job = pool.begin(ANA, 3, Broke).unwrap();
    assert_eq!(job.finished().await, Err(Broken));
    let sum = pool.begin(ANA, 3, Sum::default()).unwrap();
    sum.finished().await.unwrap();
}

#[actix_web::test]
async fn nobody_has_more_under_way_than_is_fair() {
    let pool = Pool::start(1).unwrap();
    let slow = Sum(Arc::default(), Duration::from_millis(1));
    let begin = |client| pool.begin(client, 1_000_000, slow.clone());
    let mut held: Vec<Job> = (0..MOST_OF_ONE).map(|_| begin(ANA).unwrap()).collect();
    assert_eq!(begin(ANA).err(), Some(Full::Client));
    let clients = (0..).map(|n| IpAddr::V4(Ipv4Addr::from_bits(n)));
    for client in clients.take(MOST_OF_ALL - MOST_OF_ONE) {
        held.push(begin(client).unwrap());
    }
    assert_eq!(begin(BIA).err(), Some(Full::All));
    // Whoever gives something up makes room.
    held.pop();
    assert!(begin(BIA).is_ok());
}

#[actix_web::test]
async fn work_with_a_thread_of_its_own_holds_up_nobody_and_counts_until_it_ends() {
    /// Goes on until nobody wants it.
    struct Stubborn;
    impl Work for Stubborn {
        fn work(&self, pieces: &mut Pieces<'_>) {
            while pieces.take().is_some() {
                while pieces.are_wanted() {
                    thread::sleep(Duration::from_millis(1));
                }
            }
        }
    }
    let pool = Pool::start(1).unwrap();
    let held: Vec<Job> = (0..MOST_OF_ONE)
        .map(|_| pool.begin_alone(ANA, Stubborn).unwrap())
        .collect();
    assert_eq!(pool.begin_alone(ANA, Stubborn).err(), Some(Full::Client));
    assert_eq!(pool.begin(ANA, 1, Sum::default()).err(), Some(Full::Client));
    let other = pool.begin(BIA, 20, Sum::default()).unwrap();
    other.finished().await.unwrap();
    drop(held);
    let patience = Instant::now() + Duration::from_secs(20);
    while pool.begin(ANA, 1, Sum::default()).is_err() {
        assert!(Instant::now() < patience, "the threads go on");
        thread::sleep(Duration::from_millis(1));
    }
}
