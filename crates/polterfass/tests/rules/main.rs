//! Every rule of record, by its number.

mod fixtures;
mod p1_table;
mod p2_first_roll;
mod p3_orders;
mod p4_serving;
mod p5_counting;
mod p6_bill;
mod p7_end;
mod record;
mod table;
mod written;
