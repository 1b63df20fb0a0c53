/** Past deals, rated again with present knowledge. */

export { repeatRecalculation, requestRecalculation } from './recalculation.ts';
export type { SnapshotsBySale } from './sale-snapshots.ts';
export { takeRecalculationStep } from './steps.ts';
