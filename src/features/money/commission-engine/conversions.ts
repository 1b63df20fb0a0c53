import { convert } from '#shared/conversion.ts';
import { type Rounding, show } from '#shared/rational.ts';
import { checkedAmount } from './deal.ts';
import type { SaleEvent } from './event.ts';
import type { Run } from './run.ts';
import type { TraceConversion } from './trace.schema.ts';

/** What an amount is converted for: the volume of a partner under a rule, or the deal's amount in conditions. */
type Purpose = Pick<TraceConversion, 'what' | 'rule' | 'partner' | 'role'>;

/**
 * An amount of the deal in the program's currency, minor units to minor units. The working names the rate, both amounts and
 * what rounding left, once for each purpose; of a deal that does not say which rate it is counted by, nothing.
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
      ...{ event, ...purpose },
      rate: { id, source, as_of, rate },
      from: { amount_minor: minor, currency },
      to: { amount_minor, currency: to },
      remainder: show(remainder),
    });
  }
  return amount_minor;
}

/** A deal is looked at by many rules and conditions: what was noted is not noted again. */
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
