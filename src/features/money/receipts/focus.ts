import type {
  RatedLine,
  Trace,
  TraceCap,
  TraceCode,
  TraceConversion,
  TraceSettlement,
} from '#features/money/commission-engine/trace.schema.ts';

/** The sale an event belongs to: itself, or what it names. */
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
 * The part of a working that leads to one line: its deal, its rule, its partner. What the same event did to other rules or
 * other deals is told by their own lines.
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

/** The rate of the event's own deal says nothing about another: that one's is with its conversions. */
function inputsOf(trace: Trace, { of_event }: RatedLine): Trace['inputs'] {
  const { fx, ...inputs } = trace.inputs;
  return fx && (fx.id === undefined || of_event === saleIdOf(trace)) ? { ...inputs, fx } : inputs;
}

/** What conditions compare concerns every rule of the deal; a volume the rule that counts it. */
function leadsTo({ event, what, rule, partner }: TraceConversion, line: RatedLine, pools: Trace['pools']): boolean {
  if (event !== line.of_event) return false;
  return what === 'deal_amount' || pools.some((pool) => pool.rule === rule && pool.partner === partner);
}

/** Workings of before a ceiling named the role say nothing about it. */
function isOn({ event, rule, partner, role }: TraceCap, trace: Trace, line: RatedLine): boolean {
  return (
    (event ?? saleIdOf(trace)) === line.of_event &&
    rule === line.rule &&
    partner === line.partner &&
    (role ?? line.role) === line.role
  );
}

/** The rule at work; where it no longer is, those that are in its place. */
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

/** A seat that does not earn says so itself; the others are notes about another line than this. */
function concerns({ inputs }: Trace, { kind }: RatedLine, code: TraceCode): boolean {
  if (inputs.seats.some(({ blocked }) => blocked === code)) return false;
  if (code === 'spiff_budget_exhausted') return kind === 'bonus';
  return kind !== 'clawback' || (code !== 'flat_kept_on_partial_refund' && code !== 'outside_clawback_window');
}
