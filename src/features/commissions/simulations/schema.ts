import { LineKind, Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import { Trial, TrialLine } from '#features/commissions/commission-plans/trial.schema.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

/** The commission that a made-up deal earns under a plan, and the steps of the calculation. */
export const Simulation = closed({
  ...Trial.properties,
  lines: Type.Array(closed({ ...TrialLine.properties, kind: LineKind })),
  traces: Type.Array(Trace),
});
export type Simulation = Static<typeof Simulation>;
