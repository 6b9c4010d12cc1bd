//! Legal actions as an indexable set.

/// The legal actions of a seat: counted and picked by number, without building a list.
///
/// The order is stable: equal sets list equal actions in the same order, each action once.
pub trait LegalActions: Copy + Eq {
    /// What is listed.
    type Action: Copy + Eq;

    /// How many there are; 0 if the seat has nothing to decide.
    fn len(&self) -> usize;

    /// The action with this number.
    ///
    /// # Panics
    /// If `index` is not below [`len`](Self::len).
    fn get(&self, index: usize) -> Self::Action;

    /// Whether `action` is among them.
    fn contains(&self, action: Self::Action) -> bool;

    /// Whether the seat has nothing to decide.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them in order.
    #[inline]
    fn iter(&self) -> LegalIter<Self> {
        LegalIter { set: *self, next: 0, len: self.len() }
    }
}

/// Iterator over [`LegalActions`].
#[derive(Clone, Debug)]
pub struct LegalIter<L> {
    set: L,
    next: usize,
    len: usize,
}

impl<L: LegalActions> Iterator for LegalIter<L> {
    type Item = L::Action;

    #[inline]
    fn next(&mut self) -> Option<L::Action> {
        (self.next < self.len).then(|| {
            let action = self.set.get(self.next);
            self.next += 1;
            action
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len - self.next, Some(self.len - self.next))
    }
}

impl<L: LegalActions> ExactSizeIterator for LegalIter<L> {}
