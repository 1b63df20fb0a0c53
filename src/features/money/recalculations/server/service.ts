/** Past deals, rated again with what is known now. */

export { approveRecalculation, repeatRecalculation, requestRecalculation } from './recalculation.ts';
export type { SnapshotsBySale } from './sale-snapshots.ts';
