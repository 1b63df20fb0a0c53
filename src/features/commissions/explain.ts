import { periodKey } from '#shared/dates.ts';
import { type Reading, type Words, wordsFor } from './explain-words.ts';
import { reasons } from './reasons.ts';
import type { RatedLine, Trace, TraceCap, TraceCode, TracePool, TraceSettlement, TraceSpiff } from './trace.schema.ts';

export type { Reading } from './explain-words.ts';

/** One sentence of the receipt with its heading and, where it comes to an amount, the amount. */
export interface Step {
  title: string;
  detail: string;
  amount?: { amount_minor: number; currency: string };
}

/**
 * The working of one rating in plain words, in the order in which it was worked out. To a partner it tells only that partner's
 * part, and neither amount nor rate of a base that is not the deal's price (a margin, or what somebody else earns).
 */
export function explain(trace: Trace, reading: Reading = {}): Step[] {
  const words = wordsFor(trace, reading);
  const pools = trace.pools.filter(
    (pool) => words.concerns(pool.partner) || pool.split.some(({ partner }) => words.concerns(partner)),
  );
  const others = trace.settlements.filter(
    ({ reason, partner }) => reason !== 'sale' && reason !== 'spiff' && words.concerns(partner),
  );
  return [
    happened(trace, words),
    ...seats(trace, words),
    ...conversion(trace, words),
    ...pools.flatMap((pool) => poolSteps(trace, pool, words)),
    ...trace.caps
      .filter(({ partner }) => partner === undefined || words.concerns(partner))
      .map((cap) => ceiling(cap, words)),
    ...others
      .filter(({ delta_minor, gross_minor }) => delta_minor !== 0 || gross_minor !== 0)
      .map((one) => settlement(one, words)),
    ...trace.spiffs.filter(({ partner }) => words.concerns(partner)).map((spiff) => award(spiff, words)),
    ...outcome(trace, words),
  ];
}

const kinds: Record<string, string> = { new: 'Sale', renewal: 'Renewal', expansion: 'Expansion', lead: 'Lead' };

function happened({ inputs: { event, known_at } }: Trace, words: Words): Step {
  const on = `on ${words.day(event.at)}`;
  const of = event.amount_minor === undefined ? '' : ` of ${words.money(event.amount_minor)}`;
  const what: Record<string, string> = {
    sale: `${kinds[event.kind ?? 'new'] ?? 'Sale'}${of} ${on}.`,
    refund: `Refund${of} ${on}.`,
    lost: `The deal was lost ${on}.`,
    amend: `The deal was changed ${on}.`,
    payment: `Payment${of} received ${on}.`,
  };
  const known =
    known_at.slice(0, 10) === event.at ? '' : ` Worked out with what was known on ${words.day(known_at.slice(0, 10))}.`;
  return { title: 'What happened', detail: `${what[event.type] ?? `${event.type} ${on}.`}${known}` };
}

function seats({ inputs }: Trace, words: Words): Step[] {
  return inputs.seats
    .filter(({ partner }) => words.concerns(partner))
    .map(({ partner, role, weight, plan, tier, audience, blocked }) => {
      const sum = inputs.seats.filter((seat) => seat.role === role).reduce((all, seat) => all + seat.weight, 0);
      const parts = [
        plan
          ? `${words.name(plan.id)}, version ${plan.version}, in force since ${words.day(plan.effective_from)}`
          : 'no incentive structure',
        // How a company groups its partners is not theirs to know.
        ...(audience && words.reader !== 'partner'
          ? [`in the audience ${words.name(audience)} when the deal came in`]
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

function conversion({ inputs: { fx } }: Trace, words: Words): Step[] {
  if (!fx || fx.from === fx.to) return [];
  return [
    {
      title: 'Exchange rate',
      detail: `1 ${fx.from} = ${fx.rate} ${fx.to}. Volume is counted in ${fx.to}; commission is paid in ${words.currency}.`,
    },
  ];
}

function poolSteps(trace: Trace, pool: TracePool, words: Words): Step[] {
  const rule = pool.label ?? words.name(pool.rule);
  const isOther = pool.event !== trace.inputs.event.id && pool.event !== trace.inputs.event.of;
  const title = isOther ? `${rule}, on the earlier deal ${words.name(pool.event)}` : rule;
  const steps: Step[] = [{ title, detail: chosen(trace, pool, words) }, base(pool, words), calculation(pool, words)];
  if (pool.min) {
    const limit =
      pool.min.result < pool.min.minimum && !words.hides(pool.base.kind) ? ', but never more than the base' : '';
    steps.push({
      title: 'Minimum',
      detail: `At least ${words.money(pool.min.minimum)} is paid${limit}.`,
      amount: words.amount(pool.min.result),
    });
  }
  for (const cap of pool.caps) steps.push(ceiling(cap, words));
  if (pool.split.length > 1) steps.push(...split(pool, words));
  return steps;
}

function chosen(trace: Trace, { rule, role, partner, event }: TracePool, words: Words): string {
  const about = trace.candidates.filter((one) => one.role === role && one.partner === partner);
  const lines = about.flatMap((one) =>
    one.rule === rule && one.chosen && one.line !== undefined ? [one.line + 1] : [],
  );
  const where = event === trace.inputs.event.id && lines.length > 0 ? ` to ${words.lines(lines)}` : '';
  if (words.reader === 'partner') return `This rule applies${where}.`;
  const beaten = new Set(
    about.flatMap((one) => (one.matched && !one.chosen && one.rule !== rule ? [words.name(one.rule)] : [])),
  );
  const failed = new Map(
    about.flatMap((one) => (one.failed_condition ? [[one.rule, one.failed_condition] as const] : [])),
  );
  const notes = [
    ...(beaten.size > 0 ? [` It goes before ${[...beaten].join(', ')}.`] : []),
    ...[...failed]
      .filter(([id]) => id !== rule)
      .map(([id, why]) => ` ${words.name(id)} does not apply: ${words.condition(why)}.`),
  ];
  return `This rule applies${where}.${notes.join('')}`;
}

function base(pool: TracePool, words: Words): Step {
  const { kind, per_line, deal_total, credit, total } = pool.base;
  if (words.hides(kind))
    return { title: 'Base', detail: `Commission is worked out on ${words.baseName(kind)}, which is not shown here.` };
  const sum = per_line.length > 1 ? `: ${per_line.map((line) => words.money(line.amount_minor)).join(' + ')}` : '';
  const part = credit ? ` ${words.share(credit)} of ${words.money(deal_total)}.` : '';
  return {
    title: 'Base',
    detail: `Commission is worked out on ${words.baseName(kind)}${sum}.${part}`,
    amount: words.amount(total),
  };
}

function calculation({ calc, base: { kind, total } }: TracePool, words: Words): Step {
  const amount = words.amount(calc.rounded);
  if (words.hides(kind))
    return { title: 'Calculation', detail: `The rule gives ${words.money(calc.rounded)}.`, amount };
  const rounding = words.rounding(calc.exact, calc.rounding);
  if (calc.type === 'percent') {
    const tier = calc.tier === undefined ? '' : ` for tier ${words.name(calc.tier)}`;
    return {
      title: 'Calculation',
      detail: `${words.rate(calc.rate_ppm ?? 0)}${tier} of ${words.money(total)}.${rounding}`,
      amount,
    };
  }
  if (calc.type === 'flat') {
    const each = words.money(calc.unit_minor ?? 0);
    return {
      title: 'Calculation',
      detail: (calc.units ?? 1) === 1 ? `A fixed ${each}.${rounding}` : `${calc.units} x ${each}.${rounding}`,
      amount,
    };
  }
  const standing = `${words.measured(calc.before ?? 0, calc.measure)} before this deal, ${words.measured(calc.after ?? 0, calc.measure)} with it, in ${words.period(calc.period)}.`;
  return { title: 'Calculation', detail: `${standing} ${words.slices(calc)}.${rounding}`, amount };
}

function split({ split: shares }: TracePool, words: Words): Step[] {
  return shares
    .filter(({ partner }) => words.concerns(partner))
    .map((share) => ({
      title: `Share of ${words.name(share.partner)}`,
      detail: `${words.share(share)}.`,
      amount: words.amount(share.amount_minor),
    }));
}

const ceilings: Record<TraceCap['kind'], string> = {
  deal: 'the rule pays for one deal',
  pool: 'the rule pays everybody together',
  programme: 'the programme pays for one deal',
  partner: 'the rule pays one partner',
  customer: 'the rule pays one partner for one customer',
};

function ceiling(cap: TraceCap, words: Words): Step {
  const period = cap.period ? ` in ${words.period(cap.period)}` : '';
  const used = cap.used > 0 ? ` ${words.money(cap.used)} is used, ${words.money(cap.room)} is left.` : '';
  const whose = cap.partner === undefined ? '' : ` for ${words.name(cap.partner)}`;
  return {
    title: `Ceiling${whose}`,
    detail: `${words.money(cap.limit)} is the most ${ceilings[cap.kind]}${period}.${used} ${words.money(cap.asked)} becomes ${words.money(cap.result)}.`,
    amount: words.amount(cap.result),
  };
}

function settlement(one: TraceSettlement, words: Words): Step {
  const titles: Record<TraceSettlement['reason'], string> = {
    sale: 'Sale',
    refund: 'Refund',
    lost: 'Lost deal',
    amend: 'Changed deal',
    payment: 'Payment',
    retroactive: 'Earlier deal in the same period',
    recalc: 'Recalculation',
    spiff: 'Bonus',
  };
  const back = one.refunded && one.refunded.amount_minor < one.refunded.total_minor;
  const refunded = one.refunded
    ? back
      ? ` ${words.money(one.refunded.amount_minor)} of ${words.money(one.refunded.total_minor)} is refunded.`
      : ' All of it is refunded.'
    : '';
  const received =
    one.received_minor === undefined ? '' : ` ${words.money(one.received_minor)} of the price is paid so far.`;
  const state = `The whole deal earns ${words.money(one.gross_minor)}.${refunded}${received}`;
  const difference = `${words.money(one.owed_minor)} is owed, ${words.money(one.booked_minor)} was booked`;
  return {
    title: `${titles[one.reason]}: ${words.name(one.rule)}, ${words.name(one.partner)}`,
    detail: `${state} ${difference}.`,
    amount: words.amount(one.delta_minor),
  };
}

function award(spiff: TraceSpiff, words: Words): Step {
  const budget =
    spiff.budget_left_minor === null ? '' : ` ${words.money(spiff.budget_left_minor)} of the budget was left.`;
  return {
    title: `Bonus ${words.name(spiff.rule)}`,
    detail: `${spiff.qualifying_deals} deals count in ${words.period(spiff.period)}; every ${spiff.every} earn ${words.money(spiff.award_minor)}. ${spiff.earned} earned, ${spiff.held} already paid.${budget}`,
    amount: words.amount(spiff.paid_minor),
  };
}

/** Codes that a step of their own has told already. */
const told: readonly TraceCode[] = ['cap_reached', 'deal_cap_applied', 'minimum_applied'];

function outcome(trace: Trace, words: Words): Step[] {
  const lines = trace.result.filter(({ partner }) => words.concerns(partner));
  const days = lines.map(({ effective_on }) => effective_on);
  const later = bookedLater(days, trace.books, words.month);
  const why = trace.codes
    .filter((code) => !told.includes(code) || lines.length === 0)
    .flatMap((code) => (code === 'period_closed' ? later : note(code)));
  if (lines.length === 0) return [...why, { title: 'Result', detail: 'Nothing is booked.' }];
  return [...why, ...lines.map((line) => booked(line, words))];
}

const note = (code: TraceCode): Step => ({ title: 'Note', detail: reasons[code] });

/** The months were closed: told to those whose lines concern them, with the month they are found in instead. */
export function bookedLater(
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

function booked(line: RatedLine, words: Words): Step {
  const names = {
    accrual: 'Commission',
    adjustment: 'Correction',
    clawback: 'Taken back',
    bonus: 'Bonus',
    manual: 'By hand',
    carried: 'Carried over',
  };
  const when =
    line.release_on > line.effective_on
      ? `on hold until ${words.day(line.release_on)}`
      : `due from ${words.day(line.release_on)}`;
  return {
    title: `${names[line.kind]} for ${words.name(line.partner)}`,
    detail: `Booked for ${words.day(line.effective_on)}, ${when}.`,
    amount: { amount_minor: line.amount_minor, currency: line.currency },
  };
}
