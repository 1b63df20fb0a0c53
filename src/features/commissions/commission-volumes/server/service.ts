/** Volumes that count toward bands, ceilings and bonuses. */

export { openHistory, replaceCells, type StoredHistory } from './cells.ts';
export { checkCounters } from './counter-check.ts';
