import type { Trace, TraceCap, TracePool } from '#features/commissions/commission-engine/trace.schema.ts';
import { sayableWords } from '#shared/text/labels.ts';
import type { Step, Words } from './explain-words.ts';
import { saleIdOf } from './focus.ts';

/** The steps from one rule to the amount that its seats share. */
export function poolSteps(trace: Trace, pool: TracePool, words: Words): Step[] {
  const rule = pool.label ?? words.name(pool.rule);
  const isOther = pool.event !== saleIdOf(trace) && trace.inputs.event.type !== 'recalc';
  const title = isOther ? `${rule}, on another deal: ${words.name(pool.event)}` : rule;
  const steps: Step[] = [
    { title, detail: chosen(trace, pool, words) },
    base(pool, words),
    calculation(pool, words),
    ...order(pool, words),
  ];
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
  const about = trace.candidates.filter(
    (one) => one.role === role && one.partner === partner && (one.event ?? saleIdOf(trace)) === event,
  );
  const lines = about.flatMap((one) =>
    one.rule === rule && one.chosen && one.line !== undefined ? [one.line + 1] : [],
  );
  const where = lines.length > 0 ? ` to ${words.lines(lines)}` : '';
  if (words.reader === 'partner') return `This rule applies${where}.`;
  const beaten = new Set(
    about.flatMap((one) => (one.matched && !one.chosen && one.rule !== rule ? [words.name(one.rule)] : [])),
  );
  const failed = new Map(
    about.flatMap((one) => (one.failed_condition ? [[one.rule, one.failed_condition] as const] : [])),
  );
  const regions = new Set(
    about.flatMap((one) => (one.rule === rule && one.chosen ? (one.regions ?? []).map(words.name) : [])),
  );
  const notes = [
    ...(regions.size > 0 ? [` Its region condition matches ${[...regions].join(', ')}.`] : []),
    ...(beaten.size > 0 ? [` It takes precedence over ${[...beaten].join(', ')}.`] : []),
    ...[...failed]
      .filter(([id]) => id !== rule)
      .map(([id, why]) => ` ${words.name(id)} does not apply: ${words.condition(why)}.`),
  ];
  return `This rule applies${where}.${notes.join('')}`;
}

function base(pool: TracePool, words: Words): Step {
  const { kind, whole_contract, per_line, deal_total, credit, total } = pool.base;
  if (words.hides(kind))
    return { title: 'Base', detail: `Commission is calculated on ${words.baseName(kind)}, which is not shown here.` };
  const prices = whole_contract ? [] : per_line.map((line) => priceOf(pool, line, words));
  const texts = per_line.map((line, at) => prices[at] ?? words.money(line.amount_minor));
  const sum =
    texts.length > 1
      ? `: ${texts.map((text, at) => (prices[at] ? `(${text})` : text)).join(' + ')}`
      : prices[0]
        ? `: ${prices[0]}`
        : '';
  const part = credit ? ` ${words.share(credit)} of ${words.money(deal_total)}.` : '';
  return {
    title: 'Base',
    detail: `Commission is calculated on ${words.baseName(kind)}${whole_contract ? ' for the whole contract' : ''}${sum}.${part}`,
    amount: words.amount(total),
  };
}

const afterPrice = ['net', 'margin', 'collected'];

/** "$80.05 − $20.00 tax": the amounts subtracted from the price of a line, if they lead to the base. */
function priceOf(
  { event, base: { kind } }: TracePool,
  { line: at, amount_minor }: TracePool['base']['per_line'][number],
  words: Words,
): string | undefined {
  const line = words.soldIn(event)?.[at];
  if (!line || !afterPrice.includes(kind)) return undefined;
  const less: [string, number][] = [
    ['discount', line.discount_minor ?? 0],
    ['tax', line.tax_minor ?? 0],
    ['cost', kind === 'margin' ? (line.cost_minor ?? 0) : 0],
  ];
  const left = less.reduce((rest, [, minor]) => rest - minor, line.amount_minor);
  if (left === line.amount_minor || left !== amount_minor) return undefined;
  const parts = less.flatMap(([what, minor]) => (minor === 0 ? [] : [` − ${words.money(minor)} ${what}`]));
  return `${words.money(line.amount_minor)}${parts.join('')}`;
}

function calculation({ calc, base: { kind, total, credit }, partner }: TracePool, words: Words): Step {
  const amount = words.amount(calc.rounded);
  if (words.hides(kind)) return { title: 'Calculation', detail: `The rule pays ${words.money(calc.rounded)}.`, amount };
  const rounding = words.rounding(calc.exact, calc.rounding);
  // The tier and volume of a partner are hidden from other partners on the same deal.
  const isOthers = words.reader === 'partner' && !words.concerns(partner);
  if (calc.type === 'percent') {
    const tier = calc.tier === undefined || isOthers ? '' : ` for tier ${words.name(calc.tier)}`;
    return {
      title: 'Calculation',
      detail: `${words.rate(calc.rate_ppm ?? 0)}${tier} of ${words.money(total)}.${rounding}`,
      amount,
    };
  }
  if (calc.type === 'flat') {
    const each = words.money(calc.unit_minor ?? 0);
    const all = (calc.units ?? 1) === 1 ? `A fixed amount of ${each}` : `${calc.units} x ${each}`;
    const part = credit ? `, of which this partner gets ${credit.weight} of ${words.weights(credit)} shares` : '';
    return { title: 'Calculation', detail: `${all}${part}.${rounding}`, amount };
  }
  if (isOthers) {
    const detail = `The lead partner’s bands apply. The rule pays ${words.money(calc.rounded)}.`;
    return { title: 'Calculation', detail, amount };
  }
  const others = calc.mode === 'retroactive' ? 'without' : 'before';
  const standing = `${words.measured(calc.before ?? 0, calc.measure)} ${others} this deal, ${words.measured(calc.after ?? 0, calc.measure)} with it, in ${words.period(calc.period)}.`;
  return { title: 'Calculation', detail: `${standing} ${words.slices(calc)}.${rounding}`, amount };
}

/**
 * Retroactive bands count the whole period, and a deal's own bands only the deal, so the order of deals does not matter
 * for them.
 */
function order({ calc: { type, mode, period = 'deal:' }, base: { kind }, partner }: TracePool, words: Words): Step[] {
  const isOthers = words.reader === 'partner' && !words.concerns(partner);
  if (type !== 'tiered' || mode === 'retroactive' || period.startsWith('deal:') || words.hides(kind) || isOthers)
    return [];
  return [
    {
      title: 'Order of deals',
      detail:
        'A deal counts in the period of its date. Within it, deals count in the order in which they are booked, so that a deal booked later does not change this commission.',
    },
  ];
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

const ceilings: Record<TraceCap['kind'], string> = sayableWords({
  deal: 'the rule pays for one deal',
  pool: 'the rule pays all partners together',
  program: 'the program pays for one deal',
  programme: 'the program pays for one deal',
  partner: 'the rule pays one partner',
  customer: 'the rule pays one partner for one customer',
});

export function ceiling(cap: TraceCap, words: Words): Step {
  const period = cap.period ? ` in ${words.period(cap.period)}` : '';
  const used = cap.used > 0 ? ` ${words.money(cap.used)} is used, ${words.money(cap.room)} is left.` : '';
  const whose = cap.partner === undefined ? '' : ` for ${words.name(cap.partner)}`;
  const shared = cap.result < Math.min(cap.asked, cap.room) ? ' Several commissions share it in proportion.' : '';
  return {
    title: `Cap${whose}`,
    detail: `The most ${ceilings[cap.kind]}${period} is ${words.money(cap.limit)}.${used}${shared} ${words.money(cap.asked)} is reduced to ${words.money(cap.result)}.`,
    amount: words.amount(cap.result),
  };
}
