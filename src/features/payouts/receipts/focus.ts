import type {
  RatedLine,
  Trace,
  TraceCap,
  TraceCode,
  TraceConversion,
  TraceSettlement,
} from '#features/commissions/commission-engine/trace.schema.ts';

/** The sale of an event: the event itself, or the one it names. */
export function saleIdOf({ inputs: { event } }: Trace): string {
  return event.sale ?? event.of ?? event.id;
}

const reasonsOf: Record<string, readonly TraceSettlement['reason'][]> = {
  accrual: ['sale', 'payment'],
  clawback: ['refund', 'lost', 'payment', 'spiff'],
  bonus: ['spiff'],
  adjustment: ['amend', 'retroactive', 'recalc'],
};

/**
 * The part of a trace that leads to one line: its deal, its rule, its partner. Effects of the same event on other rules
 * or deals belong to the receipts of those lines.
 */
export function focusOn(trace: Trace, key: string): Trace {
  const line = trace.result.find((one) => one.key === key);
  if (!line) return { ...trace, conversions: [], pools: [], caps: [], settlements: [], spiffs: [], result: [] };
  const isWorkedOut = line.kind === 'accrual' || line.kind === 'adjustment';
  const reasons = reasonsOf[line.kind] ?? [];
  const pools = isWorkedOut ? poolsOf(trace, line) : [];
  return {
    ...trace,
    inputs: inputsOf(trace, line),
    pools,
    conversions: (trace.conversions ?? []).filter((one) => isWorkedOut && leadsTo(one, line, pools)),
    caps: isWorkedOut ? trace.caps.filter((cap) => isOn(cap, trace, line)) : [],
    settlements: trace.settlements.filter(
      ({ event, partner, role, rule, reason }) =>
        event === line.of_event &&
        partner === line.partner &&
        role === line.role &&
        rule === line.rule &&
        reasons.includes(reason),
    ),
    spiffs: line.kind === 'bonus' ? trace.spiffs.filter(({ rule }) => rule === line.rule) : [],
    result: [line],
    codes: trace.codes.filter((code) => concerns(trace, line, code)),
  };
}

/** The rate of the event's own deal does not apply to another deal, whose rate is among its conversions. */
function inputsOf(trace: Trace, { of_event }: RatedLine): Trace['inputs'] {
  const { fx, ...inputs } = trace.inputs;
  return fx && (fx.id === undefined || of_event === saleIdOf(trace)) ? { ...inputs, fx } : inputs;
}

/** Conversions for conditions apply to every rule of the deal, those for a volume only to the rule that counts it. */
function leadsTo({ event, what, rule, partner }: TraceConversion, line: RatedLine, pools: Trace['pools']): boolean {
  if (event !== line.of_event) return false;
  return what === 'deal_amount' || pools.some((pool) => pool.rule === rule && pool.partner === partner);
}

/** Traces from before ceilings named their role match any role. */
function isOn({ event, rule, partner, role }: TraceCap, trace: Trace, line: RatedLine): boolean {
  return (
    (event ?? saleIdOf(trace)) === line.of_event &&
    rule === line.rule &&
    partner === line.partner &&
    (role ?? line.role) === line.role
  );
}

/** The pool of the line's rule; where it no longer exists, those that replaced it. */
function poolsOf(trace: Trace, { of_event, slot, role, partner }: RatedLine): Trace['pools'] {
  const ofDeal = trace.pools.filter(
    (pool) =>
      pool.event === of_event &&
      pool.role === role &&
      (pool.partner === partner || pool.split.some((share) => share.partner === partner)),
  );
  const ofRule = ofDeal.filter((pool) => pool.slot === slot);
  return ofRule.length > 0 ? ofRule : ofDeal;
}

/** The reason of a seat that does not earn is shown with the seat; the other codes belong to other lines. */
function concerns({ inputs }: Trace, { kind }: RatedLine, code: TraceCode): boolean {
  if (inputs.seats.some(({ blocked }) => blocked === code)) return false;
  if (code === 'spiff_budget_exhausted') return kind === 'bonus';
  return kind !== 'clawback' || (code !== 'flat_kept_on_partial_refund' && code !== 'outside_clawback_window');
}
