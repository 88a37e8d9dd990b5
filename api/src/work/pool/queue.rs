//! Whose turn it is.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;

use super::job::Task;
use super::{Full, MOST_OF_ALL, MOST_OF_ONE};

/// Clients in the order of their turns, each with its work in the order in which it came.
#[derive(Default)]
pub(super) struct Queue {
    clients: VecDeque<(IpAddr, VecDeque<Arc<Task>>)>,
    /// Work that has a thread of its own.
    alone: Vec<(IpAddr, Arc<Task>)>,
    closed: bool,
}

impl Queue {
    pub(super) fn add(&mut self, client: IpAddr, task: Arc<Task>) -> Result<(), Full> {
        self.has_room(client)?;
        let own = self.clients.iter_mut().find(|(of, _)| *of == client);
        match own {
            Some((_, tasks)) => tasks.push_back(task),
            None => self.clients.push_back((client, VecDeque::from([task]))),
        }
        Ok(())
    }

    /// Counts work that has a thread of its own, until it [leaves](Self::leave).
    pub(super) fn add_alone(&mut self, client: IpAddr, task: Arc<Task>) -> Result<(), Full> {
        self.has_room(client)?;
        self.alone.push((client, task));
        Ok(())
    }

    pub(super) fn leave(&mut self, task: &Arc<Task>) {
        self.alone.retain(|(_, other)| !Arc::ptr_eq(other, task));
    }

    fn has_room(&mut self, client: IpAddr) -> Result<(), Full> {
        self.forget();
        let waiting = self.clients.iter().map(|(of, tasks)| (*of, tasks.len()));
        let alone = self.alone.iter().map(|(of, _)| (*of, 1));
        let (mut all, mut own) = (0, 0);
        for (of, tasks) in waiting.chain(alone) {
            all += tasks;
            own += if of == client { tasks } else { 0 };
        }
        if all >= MOST_OF_ALL {
            Err(Full::All)
        } else if own >= MOST_OF_ONE {
            Err(Full::Client)
        } else {
            Ok(())
        }
    }

    /// The work whose turn it is; its client and the work itself go to the end of their lines.
    pub(super) fn next(&mut self) -> Option<Arc<Task>> {
        self.forget();
        let (client, mut tasks) = self.clients.pop_front()?;
        let task = tasks.pop_front()?;
        tasks.push_back(Arc::clone(&task));
        self.clients.push_back((client, tasks));
        Some(task)
    }

    /// Whether anybody waits besides whoever wants this.
    pub(super) fn others_wait(&mut self, task: &Arc<Task>) -> bool {
        self.forget();
        let mut all = self.clients.iter().flat_map(|(_, tasks)| tasks);
        all.any(|other| !Arc::ptr_eq(other, task))
    }

    /// What has no piece left to begin waits for nothing.
    fn forget(&mut self) {
        for (_, tasks) in &mut self.clients {
            tasks.retain(|task| !task.is_over());
        }
        self.clients.retain(|(_, tasks)| !tasks.is_empty());
    }

    pub(super) const fn close(&mut self) {
        self.closed = true;
    }

    pub(super) const fn is_closed(&self) -> bool {
        self.closed
    }
}
