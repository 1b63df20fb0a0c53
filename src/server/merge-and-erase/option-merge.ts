import type { Call } from '../call.ts';

/** The option of a custom field that becomes another one. */
interface MergedOption {
  entity: string;
  /** The field as lists name it: `custom.industry`. */
  field: string;
  from: string;
  into: string;
}

/** The step of a feature when two options of a custom field are merged: its stored filters ask for the one that is kept. */
export type OptionMergeStep = (call: Call, option: MergedOption) => Promise<void>;

const steps: OptionMergeStep[] = [];

/** Declares a step; a feature lists it as `onOptionMerge` in its `server/index.ts`. */
export function defineOptionMerge(step: OptionMergeStep): OptionMergeStep {
  steps.push(step);
  return step;
}

/** Runs the steps of all features. */
export async function mergeOptionReferences(call: Call, option: MergedOption): Promise<void> {
  for (const step of steps) await step(call, option);
}
