import type {
  RatedLine,
  Trace,
  TraceCode,
  TraceSettlement,
  TraceSpiff,
} from '#features/commissions/commission-engine/trace.schema.ts';
import { reasons } from '#features/commissions/commissions/reasons.ts';
import { sayable } from '#shared/text/labels.ts';
import { periodKey } from '#shared/time/dates.ts';
import { conversionSteps } from './explain-conversions.ts';
import { ceiling, poolSteps } from './explain-pool.ts';
import { type Reading, type Step, type Words, wordsFor } from './explain-words.ts';

export type { Reading, Step } from './explain-words.ts';

/**
 * Explains the calculation of one rating in plain words, step by step. A partner sees only its own part, and neither
 * the amount nor the rate of a base other than the deal's price (a margin, or another partner's commission).
 */
export function explain(trace: Trace, reading: Reading = {}): Step[] {
  const words = wordsFor(trace, reading);
  const pools = trace.pools.filter(
    (pool) => words.concerns(pool.partner) || pool.split.some(({ partner }) => words.concerns(partner)),
  );
  const others = trace.settlements.filter(
    ({ reason, partner, delta_minor }) =>
      reason !== 'sale' && (reason !== 'spiff' || delta_minor < 0) && words.concerns(partner),
  );
  const wordsIn = ({ currency }: { currency?: string }) => (currency ? wordsFor(trace, reading, currency) : words);
  return [
    happened(trace, words),
    ...seats(trace, words),
    ...conversionSteps(trace, words),
    ...pools.flatMap((pool) => poolSteps(trace, pool, wordsIn(pool))),
    ...trace.caps
      .filter(({ partner }) => partner === undefined || words.concerns(partner))
      .map((cap) => ceiling(cap, wordsIn(cap))),
    ...others
      .filter(({ delta_minor, gross_minor }) => delta_minor !== 0 || gross_minor !== 0)
      .map((one) => settlement(one, wordsIn(one), trace.inputs.event.annulled)),
    ...trace.spiffs.filter(({ partner }) => words.concerns(partner)).map((spiff) => award(spiff, words)),
    ...outcome(trace, words),
  ];
}

const kinds: Record<string, string> = sayable({
  new: 'Sale',
  renewal: 'Renewal',
  expansion: 'Expansion',
  lead: 'Lead',
});

function happened({ inputs: { event, known_at } }: Trace, words: Words): Step {
  const on = `on ${words.day(event.at)}`;
  const of = event.amount_minor === undefined ? '' : ` of ${words.money(event.amount_minor)}`;
  const what: Record<string, string> = {
    sale: `${kinds[event.kind ?? 'new'] ?? 'Sale'}${of} ${on}.`,
    refund: `Refund${of} ${on}.`,
    lost: event.annulled
      ? `The win was undone ${on}: the deal was not won after all, or its win was corrected.`
      : `The deal was lost ${on}.`,
    amend: `The deal was changed ${on}.`,
    payment: `Payment${of} received ${on}.`,
    recalc: `The deals were recalculated ${on} with the data known at that time.`,
  };
  const asOf =
    event.type === 'recalc' || known_at.slice(0, 10) === event.at
      ? ''
      : ` Calculated with the data available on ${words.day(known_at.slice(0, 10))}.`;
  return { title: 'Event', detail: `${what[event.type] ?? `${event.type} ${on}.`}${asOf}` };
}

function seats({ inputs }: Trace, words: Words): Step[] {
  return inputs.seats
    .filter(({ partner }) => words.concerns(partner))
    .map(({ partner, role, weight, plan, tier, audience, region, regions = [], blocked }) => {
      const sum = inputs.seats.filter((seat) => seat.role === role).reduce((all, seat) => all + seat.weight, 0);
      const parts = [
        plan
          ? `${words.name(plan.id)}, version ${plan.version}, active since ${words.day(plan.effective_from)}`
          : 'no incentive structure',
        // The audiences of a company are not visible to partners.
        ...(audience && words.reader !== 'partner'
          ? [`in the audience ${words.name(audience)} when the deal was won`]
          : []),
        ...(region && words.reader !== 'partner'
          ? [
              `assigned by region ${words.name(region)}; order of the partner’s regions: ${regions.map(words.name).join(', ')}`,
            ]
          : []),
        tier ? `tier ${words.name(tier.id)} since ${words.day(tier.effective_from)}` : 'no tier',
        ...(weight === sum ? [] : [`weight ${weight} of ${sum}`]),
      ];
      return {
        title: `${words.name(partner)} as ${words.name(role)}`,
        detail: `${parts.join('; ')}.${blocked ? ` ${reasons[blocked]}` : ''}`,
      };
    });
}

function settlement(one: TraceSettlement, words: Words, isAnnulled = false): Step {
  if (one.reason === 'spiff') return awardBack(one, words);
  const titles: Record<TraceSettlement['reason'], string> = {
    sale: 'Sale',
    refund: 'Refund',
    lost: isAnnulled ? 'Win undone' : 'Lost deal',
    amend: 'Changed deal',
    payment: 'Payment',
    retroactive: 'Other deal in the same period',
    recalc: 'Recalculation',
    spiff: 'Bonus',
  };
  const back = one.refunded && one.refunded.amount_minor < one.refunded.total_minor;
  const terms = one.takes_all
    ? ' Under this rule, any refund claws back the full commission.'
    : one.takes_nothing
      ? ' Under this rule, nothing is clawed back.'
      : '';
  const refunded = one.refunded
    ? back
      ? ` ${words.money(one.refunded.amount_minor)} of ${words.money(one.refunded.total_minor)} is refunded.${terms}`
      : isAnnulled
        ? ' The full commission is clawed back.'
        : ` ${one.reason === 'lost' ? 'The deal is lost.' : 'The deal is fully refunded.'}${terms}`
    : '';
  const covered =
    one.asked_minor === undefined
      ? ''
      : ` This rule alone would pay ${words.money(one.asked_minor)}; ${words.money(one.asked_minor - one.gross_minor)} of it is already covered by commission kept on this deal.`;
  const denied = one.denied_minor ? ` ${words.money(one.denied_minor)} is above a cap and not paid.` : '';
  const state = `The whole deal earns ${words.money(one.gross_minor)}.${covered}${refunded}${receivedOf(one, words)}${denied}`;
  const difference = `${words.money(one.owed_minor)} is owed, ${words.money(one.booked_minor)} was booked`;
  return {
    title: `${titles[one.reason]}: ${words.name(one.rule)}, ${words.name(one.partner)}`,
    detail: `${state} ${difference}.`,
    amount: words.amount(one.delta_minor),
  };
}

function receivedOf({ received_minor, invoiced_minor, first_year_minor }: TraceSettlement, words: Words): string {
  if (received_minor === undefined) return '';
  if (first_year_minor !== undefined)
    return ` ${words.money(received_minor)} is paid so far; the first year’s price with tax is ${words.money(first_year_minor)}.`;
  const price = invoiced_minor === undefined ? 'the price' : `the price of ${words.money(invoiced_minor)} with tax`;
  return ` ${words.money(received_minor)} of ${price} is paid so far.`;
}

function awardBack({ rule, booked_minor, delta_minor }: TraceSettlement, words: Words): Step {
  return {
    title: `Bonus ${words.name(rule)}`,
    detail: `Too few deals still count for the bonuses paid, so the latest bonus of ${words.money(booked_minor)} is clawed back.`,
    amount: words.amount(delta_minor),
  };
}

function award(spiff: TraceSpiff, words: Words): Step {
  const budget =
    spiff.budget_left_minor === null ? '' : ` ${words.money(spiff.budget_left_minor)} of the budget was left.`;
  return {
    title: `Bonus ${words.name(spiff.rule)}`,
    detail: `${words.measured(spiff.qualifying_deals, 'deal_count')} ${spiff.qualifying_deals === 1 ? 'counts' : 'count'} in ${words.period(spiff.period)}; ${spiff.every === 1 ? 'each earns' : `every ${spiff.every} earn`} ${words.money(spiff.award_minor)}. ${spiff.earned} earned, ${spiff.held} already paid.${budget}`,
    amount: words.amount(spiff.paid_minor),
  };
}

/** Codes that a separate step explains already. */
const told: readonly TraceCode[] = ['cap_reached', 'deal_cap_applied', 'minimum_applied'];

function outcome(trace: Trace, words: Words): Step[] {
  const lines = trace.result.filter(({ partner }) => words.concerns(partner));
  const days = lines.map(({ effective_on }) => effective_on);
  const later = explainLaterBooking(days, trace.books, words.month);
  const why = trace.codes
    .filter((code) => !told.includes(code) || lines.length === 0)
    .flatMap((code) => (code === 'period_closed' ? later : note(code)));
  if (lines.length === 0) {
    const detail = awaitsPayment(trace, words)
      ? 'Nothing is booked yet. The commission is earned as the customer pays.'
      : 'Nothing is booked.';
    return [...why, { title: 'Result', detail }];
  }
  return [...why, ...lines.map((line) => booked(line, trace, words))];
}

/**
 * A refund takes back line by line with separate rounding, so where one event takes from several lines, none of them
 * shows the whole amount.
 */
function partly({ settlements }: Trace, line: RatedLine, words: Words): string {
  const whole = settlements.filter(
    ({ event, partner, role, rule, reason }) =>
      (reason === 'refund' || reason === 'lost') &&
      event === line.of_event &&
      partner === line.partner &&
      role === line.role &&
      rule === line.rule,
  );
  const delta = whole.reduce((sum, one) => sum + one.delta_minor, 0);
  if (line.kind !== 'clawback' || whole.length === 0 || delta === line.amount_minor) return '';
  return ` Each earlier booking is clawed back separately. This clawback is part of a total of ${words.money(-delta)}.`;
}

function awaitsPayment({ settlements }: Trace, words: Words): boolean {
  return settlements.some(
    ({ reason, received_minor, partner, gross_minor }) =>
      reason === 'sale' && received_minor === 0 && gross_minor > 0 && words.concerns(partner),
  );
}

const note = (code: TraceCode): Step => ({ title: 'Note', detail: reasons[code] });

/**
 * Explains, to the readers of the affected lines, that the months were closed and in which month the lines are booked
 * instead.
 */
export function explainLaterBooking(
  days: readonly string[],
  books: Trace['books'] | undefined,
  month: (key: string) => string,
): Step[] {
  if (!books) return [];
  const late = days.filter((day) => day < books.open_from).map((day) => periodKey(day, 'month'));
  const months = [...new Set(late)].sort();
  if (months.length === 0) return [];
  const closed = months.map(month).join(', ');
  return [
    {
      title: `Booked in ${month(books.booked_in)}`,
      detail: `${closed} ${months.length === 1 ? 'was' : 'were'} closed when this was booked. It is booked in ${month(books.booked_in)} instead and keeps its own date.`,
    },
  ];
}

function booked(line: RatedLine, trace: Trace, words: Words): Step {
  const names = {
    accrual: 'Commission',
    adjustment: 'Correction',
    clawback: 'Clawback',
    bonus: 'Bonus',
    manual: 'Manual commission',
    carried: 'Carried over',
  };
  const day = words.day(line.release_on);
  const when =
    line.release_on > trace.inputs.event.at
      ? `on hold until ${day}`
      : line.release_on < line.effective_on
        ? `due with the commission it claws back, from ${day}`
        : `due from ${day}`;
  return {
    title: `${names[line.kind]} for ${words.name(line.partner)}`,
    detail: `Booked for ${words.day(line.effective_on)}, ${when}.${partly(trace, line, words)}`,
    amount: { amount_minor: line.amount_minor, currency: line.currency },
  };
}
