import type { Component } from 'svelte';
import Alone from './Alone.svelte';
import Annex from './Annex.svelte';
import Appoint from './Appoint.svelte';
import Blocked from './Blocked.svelte';
import Breaking from './Breaking.svelte';
import Cards from './Cards.svelte';
import Contract from './Contract.svelte';
import CutOff from './CutOff.svelte';
import Division from './Division.svelte';
import DivisionTable from './DivisionTable.svelte';
import FaceUp from './FaceUp.svelte';
import Fresh from './Fresh.svelte';
import FromPile from './FromPile.svelte';
import FrontSpace from './FrontSpace.svelte';
import Full from './Full.svelte';
import Halves from './Halves.svelte';
import Hidden from './Hidden.svelte';
import KeepTwo from './KeepTwo.svelte';
import Majority from './Majority.svelte';
import Order from './Order.svelte';
import Own from './Own.svelte';
import Prices from './Prices.svelte';
import Richest from './Richest.svelte';
import Seats from './Seats.svelte';
import Shift from './Shift.svelte';
import Signs from './Signs.svelte';
import Square from './Square.svelte';
import StartSeats from './StartSeats.svelte';
import Takings from './Takings.svelte';
import Vacant from './Vacant.svelte';
import Walk from './Walk.svelte';
import WorkedPayday from './WorkedPayday.svelte';

/** A picture of a rule; its label is the message `rules-picture-` with the rule's number. */
export type Picture = Component<{ t: (id: string) => string }>;

/** The pictures of Goldbräu's rules by the number of the rule that they stand beside. */
export const PICTURES: Record<string, Picture> = {
  'G1.2': Signs,
  'G1.3': Cards,
  'G1.4': Own,
  'G1.6': Square,
  'G2.1': FrontSpace,
  'G2.6': KeepTwo,
  'G2.9': Seats,
  'G3.1': Order,
  'G3.5': StartSeats,
  'G3.6': Alone,
  'G4.1': Annex,
  'G4.2': Shift,
  'G4.3': CutOff,
  'G5.1': Appoint,
  'G5.2': Majority,
  'G5.3': Breaking,
  'G5.5': Fresh,
  'G5.6': Vacant,
  'G5.8': Contract,
  'G5.10': Blocked,
  'G6.1': Prices,
  'G6.2': FaceUp,
  'G6.3': FromPile,
  'G6.4': Walk,
  'G7.1': Full,
  'G8.2': Takings,
  'G8.3': Halves,
  'G8.4': Division,
  'G8.6': DivisionTable,
  'G8.7': WorkedPayday,
  'G9.1': Richest,
  'G10.1': Hidden,
};
