import type { Call } from '../call.ts';

/** The part of a partner merge that one feature does: its rows move to the kept partner, or end. */
export interface PartnerMergeStep {
  /** Deals are locked and moved before the rows that depend on them. */
  order: 'first' | 'then';
  /** Moves the rows; running it twice must be safe. @returns the number of moved rows, by table name */
  run: (call: Call, survivor_id: string, other_id: string) => Promise<Record<string, number>>;
}

const steps: PartnerMergeStep[] = [];

/** Declares a step; a feature lists it as `onPartnerMerge` in its `server/index.ts`. */
export function definePartnerMerge(order: PartnerMergeStep['order'], run: PartnerMergeStep['run']): PartnerMergeStep {
  const step = { order, run };
  steps.push(step);
  return step;
}

/** Runs the steps of all features. @returns the number of moved rows, by table name */
export async function mergePartnerRows(
  call: Call,
  survivor_id: string,
  other_id: string,
): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  const inOrder = [...steps].sort((a, b) => Number(b.order === 'first') - Number(a.order === 'first'));
  for (const { run } of inOrder) Object.assign(moved, await run(call, survivor_id, other_id));
  return moved;
}
