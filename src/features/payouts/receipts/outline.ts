import type { RatedLine, Trace, TracePool } from '#features/commissions/commission-engine/trace.schema.ts';
import type { Band } from '#features/commissions/commission-plans/schema.ts';
import { explainTexts as texts } from './explain.texts.ts';
import { type Reading, type Words, wordsFor } from './explain-words.ts';
import type { ReceiptOutline } from './schema.ts';

/** The bands of the rule that a pool applied, from the stored structure. */
export type BandsOf = (pool: TracePool) => readonly Pick<Band, 'from' | 'rate_ppm' | 'flat_minor'>[];

/**
 * The calculation of one commission at a glance: one sentence, the price and its deductions, the bands it filled, and
 * the distance to the next band. Null where several rules or none lead to the line.
 * @param trace the part that leads to the line
 */
export function outlineOf(trace: Trace, reading: Reading, bandsOf: BandsOf): ReceiptOutline | null {
  const [pool, another] = trace.pools;
  const [line] = trace.result;
  if (!pool || another || !line) return null;
  const words = wordsFor(trace, reading, pool.currency);
  // A partner sees neither the base of a margin nor the volume of another partner.
  const isHidden = words.hides(pool.base.kind) || (words.reader === 'partner' && !words.concerns(pool.partner));
  return {
    currency: words.currency,
    sentence: sentenceOf(pool, line, words, isHidden),
    price: isHidden ? [] : priceOf(pool, words),
    bands: isHidden ? [] : filledBands(pool, words),
    next: isHidden ? null : nextBand(pool, words, bandsOf(pool)),
  };
}

function sentenceOf({ calc, base, split }: TracePool, line: RatedLine, words: Words, isHidden: boolean): string {
  const whole = words.money(calc.rounded);
  const how = isHidden ? texts.pool.pays(whole) : texts.outline.equals(calculationOf({ calc, base }, words), whole);
  const share = split.length > 1 ? split.find(({ partner }) => partner === line.partner) : undefined;
  const part = share ? texts.outline.gets(words.name(line.partner), words.money(share.amount_minor)) : '';
  const due = share?.amount_minor ?? calc.rounded;
  const booked = line.amount_minor === due ? '' : texts.outline.bookedElse(words.money(line.amount_minor));
  return `${how}${part}${booked}`;
}

function calculationOf({ calc, base }: Pick<TracePool, 'calc' | 'base'>, words: Words): string {
  if (calc.type === 'percent') return texts.outline.rateOf(words.rate(calc.rate_ppm ?? 0), words.money(base.total));
  if (calc.type === 'flat') {
    const each = words.money(calc.unit_minor ?? 0);
    return (calc.units ?? 1) === 1 ? texts.pool.fixed(each) : `${calc.units} × ${each}`;
  }
  const isPart = calc.mode === 'marginal' && calc.slices.length > 1;
  return calc.slices
    .map((slice) => {
      const of = isPart ? words.measured(slice.amount, calc.measure) : words.money(base.total);
      return slice.flat_minor === undefined
        ? texts.outline.rateOf(words.rate(slice.rate_ppm ?? 0), of)
        : words.money(slice.flat_minor);
    })
    .join(' + ');
}

/** The base, and the amounts that were subtracted from the price, if together they are the price. */
function priceOf({ event, base: { kind, total, deal_total } }: TracePool, words: Words): ReceiptOutline['price'] {
  const based = { label: texts.outline.base, amount_minor: total };
  const lines = words.soldIn(event) ?? [];
  const sum = (of: 'amount_minor' | 'discount_minor' | 'tax_minor' | 'cost_minor') =>
    lines.reduce((all, line) => all + (line[of] ?? 0), 0);
  const less = [
    { label: texts.outline.discount, amount_minor: sum('discount_minor') },
    { label: texts.outline.tax, amount_minor: sum('tax_minor') },
    ...(kind === 'margin' ? [{ label: texts.outline.cost, amount_minor: sum('cost_minor') }] : []),
  ].filter(({ amount_minor }) => amount_minor > 0);
  const isWhole =
    total === deal_total && less.reduce((rest, one) => rest - one.amount_minor, sum('amount_minor')) === total;
  return isWhole ? [based, ...less] : [based];
}

function filledBands({ calc }: TracePool, words: Words): ReceiptOutline['bands'] {
  if (calc.type !== 'tiered' || calc.mode !== 'marginal') return [];
  return calc.slices.map((slice) => ({
    label: rewardOf(slice, words),
    text: words.measured(slice.amount, calc.measure),
    part: slice.amount,
  }));
}

function nextBand({ calc }: TracePool, words: Words, bands: ReturnType<BandsOf>): string | null {
  const end = calc.slices.at(-1)?.to;
  if (calc.type !== 'tiered' || end === null || end === undefined || calc.after === undefined) return null;
  const next = bands.find(({ from }) => from === end);
  if (!next || end <= calc.after) return null;
  const missing = words.measured(end - calc.after, calc.measure);
  return texts.outline.next(missing, words.period(calc.period), rewardOf(next, words));
}

const rewardOf = (
  { rate_ppm, flat_minor }: { rate_ppm?: number | undefined; flat_minor?: number | undefined },
  words: Words,
) => (flat_minor === undefined ? words.rate(rate_ppm ?? 0) : words.money(flat_minor));
