import { LineKind, Trace } from '#features/money/commission-engine/trace.schema.ts';
import { Trial, TrialLine } from '#features/money/commission-plans/trial.schema.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

/** What a made-up deal earns under a plan, and how the engine got there. */
export const Simulation = closed({
  ...Trial.properties,
  lines: Type.Array(closed({ ...TrialLine.properties, kind: LineKind })),
  traces: Type.Array(Trace),
});
export type Simulation = Static<typeof Simulation>;
