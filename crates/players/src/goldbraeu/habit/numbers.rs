//! How somebody values things.

/// How somebody values things, in thalers until the end of the game. The numbers of [`HABIT`] were found by the example
/// `goldbraeu_habit 25 400 1`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// How much of what the others gain counts as lost.
    pub envy: f32,
    /// What the boss of a garden is worth for each payday, by the part of its takings that is one's own.
    pub garden_boss: f32,
    /// The same of a brewery.
    pub brewery_boss: f32,
    /// What part of that a boss is worth with no stone beside it.
    pub bare: f32,
    /// How much of a boss's worth is left without the majority.
    pub unsafe_boss: f32,
    /// What any boss is worth for each payday.
    pub office: f32,
    /// How likely the owner of a boss is to find the cards to block, for each card in hand.
    pub blocks: f32,
    /// How many of the shares still to be had count as stones that money is divided by.
    pub dilution: f32,
    /// By how much gardens grow from one payday to the next.
    pub growth: f32,
    /// What a free space to grow into is worth, and one more if it has a parasol.
    pub room: f32,
    /// What a share is worth more where one has the boss but no majority.
    pub majority: f32,
    /// What the top card of the pile is worth beyond the mean share.
    pub blind: f32,
    /// How likely a figure is to stand until the payday where it is set on the first day of the week.
    pub stays: f32,
    /// How much more expanding is worth than once, as one may be alone.
    pub expands: f32,
    /// The same of appointing.
    pub appoints: f32,
    /// The price that is reckoned with before all have picked.
    pub price: f32,
    /// What a thaler spent is worth.
    pub thrift: f32,
    /// By how much thalers picks waver.
    pub wavers: f32,
    /// By how much more they waver for each thaler that is at stake.
    pub carefree: f32,
}

/// The habit that looks ahead are played out with.
pub const HABIT: Habit = Habit {
    envy: 0.9818,
    garden_boss: 4.0039,
    brewery_boss: 3.7675,
    bare: 0.0932,
    unsafe_boss: 0.2133,
    office: 0.7669,
    blocks: 0.2344,
    dilution: 0.4578,
    growth: 1.9134,
    room: 0.105,
    majority: 1.0296,
    blind: 1.0182,
    stays: 0.401,
    expands: 1.3047,
    appoints: 1.1168,
    price: 4.6702,
    thrift: 1.2104,
    wavers: 0.9001,
    carefree: 0.1559,
};

impl Habit {
    /// How many numbers it has.
    pub const NUMBERS: usize = 19;

    /// The one with these numbers, in the order of the fields.
    #[must_use]
    pub const fn new(numbers: [f32; Self::NUMBERS]) -> Self {
        let [
            envy,
            garden_boss,
            brewery_boss,
            bare,
            unsafe_boss,
            office,
            blocks,
            dilution,
            growth,
            room,
            majority,
            blind,
            stays,
            expands,
            appoints,
            price,
            thrift,
            wavers,
            carefree,
        ] = numbers;
        Self {
            envy,
            garden_boss,
            brewery_boss,
            bare,
            unsafe_boss,
            office,
            blocks,
            dilution,
            growth,
            room,
            majority,
            blind,
            stays,
            expands,
            appoints,
            price,
            thrift,
            wavers,
            carefree,
        }
    }

    /// Its numbers, in the order of the fields.
    #[must_use]
    pub const fn numbers(&self) -> [f32; Self::NUMBERS] {
        [
            self.envy,
            self.garden_boss,
            self.brewery_boss,
            self.bare,
            self.unsafe_boss,
            self.office,
            self.blocks,
            self.dilution,
            self.growth,
            self.room,
            self.majority,
            self.blind,
            self.stays,
            self.expands,
            self.appoints,
            self.price,
            self.thrift,
            self.wavers,
            self.carefree,
        ]
    }
}
