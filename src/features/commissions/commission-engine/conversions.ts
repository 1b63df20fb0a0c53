import { convert } from '#shared/money/conversion.ts';
import { type Rounding, show } from '#shared/money/rational.ts';
import { checkedAmount } from './deal.ts';
import type { SaleEvent } from './event.ts';
import type { Run } from './run.ts';
import type { TraceConversion } from './trace.schema.ts';

/** The purpose of a conversion: the volume of a partner under a rule, or the deal's amount in conditions. */
type Purpose = Pick<TraceConversion, 'what' | 'rule' | 'partner' | 'role'>;

/**
 * Converts an amount of the deal to the program's currency, in minor units. The trace names the rate, both amounts and
 * the rounding difference, once for each purpose; deals that do not name their rate are not traced.
 */
export function inProgramCurrency(
  run: Run,
  { id: event, currency, fx_to_program: rate, fx_rate }: SaleEvent,
  minor: number,
  rounding: Rounding,
  purpose: Purpose,
): number {
  const to = run.program.facts.program.currency;
  if (currency === to || rate === undefined) return minor;
  const { amount_minor, remainder } = convert(minor, { from: currency, to, rate }, rounding);
  checkedAmount(amount_minor);
  if (run.working && fx_rate) {
    const { id, source, as_of } = fx_rate;
    note(run.working, {
      event,
      ...purpose,
      rate: { id, source, as_of, rate },
      from: { amount_minor: minor, currency },
      to: { amount_minor, currency: to },
      remainder: show(remainder),
    });
  }
  return amount_minor;
}

/** Many rules and conditions look at one deal, so each conversion is noted once. */
function note(working: NonNullable<Run['working']>, conversion: TraceConversion) {
  working.conversions ??= [];
  const isNoted = working.conversions.some(
    ({ event, what, rule, partner, role, from }) =>
      event === conversion.event &&
      what === conversion.what &&
      rule === conversion.rule &&
      partner === conversion.partner &&
      role === conversion.role &&
      from.amount_minor === conversion.from.amount_minor,
  );
  if (!isNoted) working.conversions.push(conversion);
}
