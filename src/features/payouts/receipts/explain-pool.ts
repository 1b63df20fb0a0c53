import type { Trace, TraceCap, TracePool } from '#features/commissions/commission-engine/trace.schema.ts';
import { explainTexts as texts } from './explain.texts.ts';
import type { Step, Words } from './explain-words.ts';
import { saleIdOf } from './focus.ts';

/** The steps from one rule to the amount that its seats share. */
export function poolSteps(trace: Trace, pool: TracePool, words: Words): Step[] {
  const rule = pool.label ?? words.name(pool.rule);
  const isOther = pool.event !== saleIdOf(trace) && trace.inputs.event.type !== 'recalc';
  const title = isOther ? texts.pool.otherDeal(rule, words.name(pool.event)) : rule;
  const steps: Step[] = [
    { title, detail: chosen(trace, pool, words) },
    base(pool, words),
    calculation(pool, words),
    ...order(pool, words),
  ];
  if (pool.min) {
    const isLimited = pool.min.result < pool.min.minimum && !words.hides(pool.base.kind);
    steps.push({
      title: texts.pool.minimum,
      detail: texts.pool.atLeast(words.money(pool.min.minimum), isLimited),
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
  const applies = texts.pool.applies(lines.length > 0 ? words.lines(lines) : null);
  if (words.reader === 'partner') return applies;
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
    ...(regions.size > 0 ? [texts.pool.regions([...regions].join(', '))] : []),
    ...(beaten.size > 0 ? [texts.pool.precedes([...beaten].join(', '))] : []),
    ...[...failed]
      .filter(([id]) => id !== rule)
      .map(([id, why]) => texts.pool.notApplies(words.name(id), words.condition(why))),
  ];
  return `${applies}${notes.join('')}`;
}

function base(pool: TracePool, words: Words): Step {
  const { kind, whole_contract, per_line, deal_total, credit, total } = pool.base;
  if (words.hides(kind)) return { title: texts.pool.base, detail: texts.pool.hiddenBase(words.baseName(kind)) };
  const prices = whole_contract ? [] : per_line.map((line) => priceOf(pool, line, words));
  const amounts = per_line.map((line, at) => prices[at] ?? words.money(line.amount_minor));
  const sum =
    amounts.length > 1 ? amounts.map((text, at) => (prices[at] ? `(${text})` : text)).join(' + ') : (prices[0] ?? null);
  const part = credit ? texts.pool.part(words.share(credit), words.money(deal_total)) : '';
  return {
    title: texts.pool.base,
    detail: `${texts.pool.basedOn(words.baseName(kind), whole_contract === true, sum)}${part}`,
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
    [texts.pool.discount, line.discount_minor ?? 0],
    [texts.pool.tax, line.tax_minor ?? 0],
    [texts.pool.cost, kind === 'margin' ? (line.cost_minor ?? 0) : 0],
  ];
  const left = less.reduce((rest, [, minor]) => rest - minor, line.amount_minor);
  if (left === line.amount_minor || left !== amount_minor) return undefined;
  const parts = less.flatMap(([what, minor]) => (minor === 0 ? [] : [` − ${words.money(minor)} ${what}`]));
  return `${words.money(line.amount_minor)}${parts.join('')}`;
}

function calculation({ calc, base: { kind, total, credit }, partner }: TracePool, words: Words): Step {
  const amount = words.amount(calc.rounded);
  const title = texts.pool.calculation;
  if (words.hides(kind)) return { title, detail: texts.pool.pays(words.money(calc.rounded)), amount };
  const rounding = words.rounding(calc.exact, calc.rounding);
  // The tier and volume of a partner are hidden from other partners on the same deal.
  const isOthers = words.reader === 'partner' && !words.concerns(partner);
  if (calc.type === 'percent') {
    const tier = calc.tier === undefined || isOthers ? null : words.name(calc.tier);
    const detail = texts.pool.percent(words.rate(calc.rate_ppm ?? 0), tier, words.money(total));
    return { title, detail: `${detail}${rounding}`, amount };
  }
  if (calc.type === 'flat') {
    const each = words.money(calc.unit_minor ?? 0);
    const all = (calc.units ?? 1) === 1 ? texts.pool.fixed(each) : `${calc.units} x ${each}`;
    const detail = credit ? texts.pool.flatPart(all, credit.weight, words.weights(credit)) : texts.pool.flat(all);
    return { title, detail: `${detail}${rounding}`, amount };
  }
  if (isOthers) {
    return { title, detail: texts.pool.leadBands(words.money(calc.rounded)), amount };
  }
  const standing = texts.pool.standing(
    words.measured(calc.before ?? 0, calc.measure),
    words.measured(calc.after ?? 0, calc.measure),
    words.period(calc.period),
    calc.mode === 'retroactive',
  );
  return { title, detail: `${standing}${texts.pool.slices(words.slices(calc))}${rounding}`, amount };
}

/**
 * Retroactive bands count the whole period, and a deal's own bands only the deal, so the order of deals does not matter
 * for them.
 */
function order({ calc: { type, mode, period = 'deal:' }, base: { kind }, partner }: TracePool, words: Words): Step[] {
  const isOthers = words.reader === 'partner' && !words.concerns(partner);
  if (type !== 'tiered' || mode === 'retroactive' || period.startsWith('deal:') || words.hides(kind) || isOthers)
    return [];
  return [{ title: texts.pool.order, detail: texts.pool.orderWhy }];
}

function split({ split: shares }: TracePool, words: Words): Step[] {
  return shares
    .filter(({ partner }) => words.concerns(partner))
    .map((share) => ({
      title: texts.pool.shareOf(words.name(share.partner)),
      detail: texts.pool.shareText(words.share(share)),
      amount: words.amount(share.amount_minor),
    }));
}

export function ceiling(cap: TraceCap, words: Words): Step {
  const { money } = words;
  const most = texts.cap.most(
    texts.cap.kinds[cap.kind],
    cap.period ? words.period(cap.period) : null,
    money(cap.limit),
  );
  const used = cap.used > 0 ? texts.cap.used(money(cap.used), money(cap.room)) : '';
  const shared = cap.result < Math.min(cap.asked, cap.room) ? texts.cap.shared : '';
  return {
    title: texts.cap.title(cap.partner === undefined ? null : words.name(cap.partner)),
    detail: `${most}${used}${shared}${texts.cap.reduced(money(cap.asked), money(cap.result))}`,
    amount: words.amount(cap.result),
  };
}
