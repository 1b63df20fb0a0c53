import type { CompiledPlan, CompiledRule } from './plan.ts';
import type { Seat, Volume } from './sale-record.ts';
import type { TracePool } from './trace.schema.ts';

/**
 * One rule applied to one deal for one role: the whole pool of a `pool` split, or one partner's part of a `credit`
 * split. `amount` starts as the rounded calculation and is lowered (or raised to the minimum) by the limits.
 */
export interface Pool {
  rule: CompiledRule;
  plan: CompiledPlan;
  role: string;
  group: number;
  rated: Seat;
  seats: Seat[];
  base: number;
  amount: number;
  volume: Volume | null;
  traced: TracePool | null;
}
