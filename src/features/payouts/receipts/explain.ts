import type {
  RatedLine,
  Trace,
  TraceCode,
  TraceSettlement,
  TraceSpiff,
} from '#features/commissions/commission-engine/trace.schema.ts';
import { reasons } from '#features/commissions/commissions/reasons.ts';
import { said, sayable } from '#shared/text/labels.ts';
import { periodKey } from '#shared/time/dates.ts';
import { explainTexts as texts } from './explain.texts.ts';
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
  const day = words.day(event.at);
  const amount = event.amount_minor === undefined ? null : words.money(event.amount_minor);
  const what: Record<string, string> = {
    sale: texts.event.sale(said(kinds[event.kind ?? 'new'] ?? 'Sale'), amount, day),
    refund: texts.event.refund(amount, day),
    lost: event.annulled ? texts.event.winUndone(day) : texts.event.lost(day),
    amend: texts.event.amend(day),
    payment: texts.event.payment(amount, day),
    recalc: texts.event.recalc(day),
  };
  const asOf =
    event.type === 'recalc' || known_at.slice(0, 10) === event.at
      ? ''
      : texts.event.asOf(words.day(known_at.slice(0, 10)));
  return { title: texts.event.title, detail: `${what[event.type] ?? texts.event.other(event.type, day)}${asOf}` };
}

function seats({ inputs }: Trace, words: Words): Step[] {
  return inputs.seats
    .filter(({ partner }) => words.concerns(partner))
    .map(({ partner, role, weight, plan, tier, audience, region, regions = [], blocked }) => {
      const sum = inputs.seats.filter((seat) => seat.role === role).reduce((all, seat) => all + seat.weight, 0);
      const parts = [
        plan ? texts.seat.plan(words.name(plan.id), plan.version, words.day(plan.effective_from)) : texts.seat.noPlan,
        // The audiences of a company are not visible to partners.
        ...(audience && words.reader !== 'partner' ? [texts.seat.audience(words.name(audience))] : []),
        ...(region && words.reader !== 'partner'
          ? [texts.seat.region(words.name(region), regions.map(words.name).join(', '))]
          : []),
        tier ? texts.seat.tier(words.name(tier.id), words.day(tier.effective_from)) : texts.seat.noTier,
        ...(weight === sum ? [] : [texts.seat.weight(weight, sum)]),
      ];
      return {
        title: texts.seat.title(words.name(partner), words.name(role)),
        detail: `${texts.seat.all(parts)}${blocked ? texts.seat.blocked(said(reasons[blocked])) : ''}`,
      };
    });
}

function settlement(one: TraceSettlement, words: Words, isAnnulled = false): Step {
  if (one.reason === 'spiff') return awardBack(one, words);
  const { settlement: says } = texts;
  const back = one.refunded && one.refunded.amount_minor < one.refunded.total_minor;
  const terms = one.takes_all ? says.takesAll : one.takes_nothing ? says.takesNothing : '';
  const refunded = one.refunded
    ? back
      ? `${says.partRefunded(words.money(one.refunded.amount_minor), words.money(one.refunded.total_minor))}${terms}`
      : isAnnulled
        ? says.allClawedBack
        : `${one.reason === 'lost' ? says.dealLost : says.allRefunded}${terms}`
    : '';
  const covered =
    one.asked_minor === undefined
      ? ''
      : says.covered(words.money(one.asked_minor), words.money(one.asked_minor - one.gross_minor));
  const denied = one.denied_minor ? says.denied(words.money(one.denied_minor)) : '';
  const state = `${says.whole(words.money(one.gross_minor))}${covered}${refunded}${receivedOf(one, words)}${denied}`;
  const what = one.reason === 'lost' && isAnnulled ? says.winUndone : says[one.reason];
  return {
    title: says.title(what, words.name(one.rule), words.name(one.partner)),
    detail: `${state}${says.difference(words.money(one.owed_minor), words.money(one.booked_minor))}`,
    amount: words.amount(one.delta_minor),
  };
}

function receivedOf({ received_minor, invoiced_minor, first_year_minor }: TraceSettlement, words: Words): string {
  if (received_minor === undefined) return '';
  const received = words.money(received_minor);
  if (first_year_minor !== undefined) return texts.settlement.firstYear(received, words.money(first_year_minor));
  return texts.settlement.received(received, invoiced_minor === undefined ? null : words.money(invoiced_minor));
}

function awardBack({ rule, booked_minor, delta_minor }: TraceSettlement, words: Words): Step {
  return {
    title: texts.bonus.title(words.name(rule)),
    detail: texts.bonus.back(words.money(booked_minor)),
    amount: words.amount(delta_minor),
  };
}

function award(spiff: TraceSpiff, words: Words): Step {
  const { qualifying_deals: count, every } = spiff;
  const parts = [
    texts.bonus.award(words.measured(count, 'deal_count'), count, words.period(spiff.period)),
    texts.bonus.each(every, words.money(spiff.award_minor)),
    texts.bonus.paid(spiff.earned, spiff.held),
    spiff.budget_left_minor === null ? '' : texts.bonus.budget(words.money(spiff.budget_left_minor)),
  ];
  return {
    title: texts.bonus.title(words.name(spiff.rule)),
    detail: parts.join(''),
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
    const detail = awaitsPayment(trace, words) ? texts.result.nothingYet : texts.result.nothing;
    return [...why, { title: texts.result.title, detail }];
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
  return texts.result.partly(words.money(-delta));
}

function awaitsPayment({ settlements }: Trace, words: Words): boolean {
  return settlements.some(
    ({ reason, received_minor, partner, gross_minor }) =>
      reason === 'sale' && received_minor === 0 && gross_minor > 0 && words.concerns(partner),
  );
}

const note = (code: TraceCode): Step => ({ title: texts.result.note, detail: said(reasons[code]) });

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
  const booked_in = month(books.booked_in);
  return [{ title: texts.result.later(booked_in), detail: texts.result.laterWhy(closed, months.length, booked_in) }];
}

function booked(line: RatedLine, trace: Trace, words: Words): Step {
  const { booked: says } = texts;
  const [day, from] = [words.day(line.effective_on), words.day(line.release_on)];
  const when =
    line.release_on > trace.inputs.event.at
      ? says.onHold(day, from)
      : line.release_on < line.effective_on
        ? says.withClawedBack(day, from)
        : says.due(day, from);
  return {
    title: says.title(says[line.kind], words.name(line.partner)),
    detail: `${when}${partly(trace, line, words)}`,
    amount: { amount_minor: line.amount_minor, currency: line.currency },
  };
}
