import type { Call } from './call.ts';

/** What a feature does when one partner is merged into another: its rows move to the kept one, or end. */
export interface PartnerMergeStep {
  /** Deals are locked and moved before the rows that depend on them. */
  order: 'first' | 'then';
  /** Safe to run twice. @returns how many rows of each kind moved, by table name */
  run: (call: Call, kept: string, other: string) => Promise<Record<string, number>>;
}

const steps: PartnerMergeStep[] = [];

/** Declares a step; a feature lists it as `onPartnerMerge` in its `server/index.ts`. */
export function definePartnerMerge(order: PartnerMergeStep['order'], run: PartnerMergeStep['run']): PartnerMergeStep {
  const step = { order, run };
  steps.push(step);
  return step;
}

/** Runs the steps of all features. @returns how many rows moved, by table name */
export async function mergePartnerRows(call: Call, kept: string, other: string): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  const inOrder = [...steps].sort((a, b) => Number(b.order === 'first') - Number(a.order === 'first'));
  for (const { run } of inOrder) Object.assign(moved, await run(call, kept, other));
  return moved;
}
