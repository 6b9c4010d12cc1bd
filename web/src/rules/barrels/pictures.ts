import type { Component } from 'svelte';
import type { Say } from '../../i18n/fluent';
import BillEnough from './BillEnough.svelte';
import BillEqual from './BillEqual.svelte';
import BillFailed from './BillFailed.svelte';
import BillGreedy from './BillGreedy.svelte';
import Clockwise from './Clockwise.svelte';
import Effects from './Effects.svelte';
import Ends from './Ends.svelte';
import Failing from './Failing.svelte';
import First from './First.svelte';
import LastLine from './LastLine.svelte';
import Orders from './Orders.svelte';
import RollOn from './RollOn.svelte';
import Single from './Single.svelte';
import Special from './Special.svelte';
import Standing from './Standing.svelte';
import Ways from './Ways.svelte';

/** The pictures of the rules of Polterfass. */
export const PICTURES: Record<string, Component<{ t: Say }>> = {
  'P1.2': Ends,
  'P1.3': Special,
  'P1.4': Standing,
  'P1.8': Clockwise,
  'P2.1': First,
  'P3.1': Orders,
  'P4.2': RollOn,
  'P4.4': Failing,
  'P5.1': Effects,
  'P5.5': Single,
  'P5.10': Ways,
  'P6.2': BillFailed,
  'P6.3': BillEnough,
  'P6.4': BillGreedy,
  'P6.5': BillEqual,
  'P7.1': LastLine,
};
