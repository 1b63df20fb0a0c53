/** Past deals, rated again with present knowledge. */

export { approveRecalculation, repeatRecalculation, requestRecalculation } from './recalculation.ts';
export type { SnapshotsBySale } from './sale-snapshots.ts';
