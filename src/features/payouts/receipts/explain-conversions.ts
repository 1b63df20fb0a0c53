import type { Trace, TraceConversion } from '#features/commissions/commission-engine/trace.schema.ts';
import { rateSourceNames } from '#features/setup/exchange-rates/rate-words.ts';
import { exponentOf } from '#shared/money/money.ts';
import { add, decimalText, rational } from '#shared/money/rational.ts';
import { said } from '#shared/text/labels.ts';
import { explainTexts as texts } from './explain.texts.ts';
import { fraction, type Step, type Words } from './explain-words.ts';

type Named = NonNullable<Trace['inputs']['fx']>;

/**
 * The steps that convert amounts of the deal to the program's currency: the rate with its source and day, and the
 * result.
 */
export function conversionSteps({ inputs: { fx }, conversions = [] }: Trace, words: Words): Step[] {
  const first = conversions[0];
  const used: Named | undefined = fx ?? (first && { ...first.rate, from: first.from.currency, to: first.to.currency });
  if (!used || used.from === used.to) return [];
  const rate = texts.rate.detail(`1 ${used.from} = ${used.rate} ${used.to}`, whose(used, words));
  return [
    { title: texts.rate.title, detail: `${rate}${texts.rate.counted(used.to, words.currency)}` },
    // The facts behind a partner's base are internal to the company, and so is the converted base.
    ...(words.reader === 'partner' ? [] : conversions.map((one) => worked(one, words))),
  ];
}

/** Traces from before rates had ids do not name a source. */
function whose({ source, as_of, age_days = 0 }: Named, words: Words): string {
  if (source === undefined || as_of === undefined) return '';
  return texts.rate.source(said(rateSourceNames[source]), words.day(as_of), age_days);
}

function worked({ what, rule, from, to, remainder }: TraceConversion, words: Words): Step {
  const [num, den] = fraction(remainder);
  const exact = add(rational(to.amount_minor), rational(num, den));
  const digits = exponentOf(to.currency);
  // A rate has ten decimals and an amount four at most, so no digit is cut off.
  const major = decimalText({ num: exact.num, den: exact.den * 10n ** BigInt(digits) }, 14, 'half_even');
  const shown = num === 0n ? null : `${major} ${to.currency}`;
  const [before, after] = [words.money(from.amount_minor, from.currency), words.money(to.amount_minor, to.currency)];
  return {
    title: what === 'volume' ? texts.rate.volume : texts.rate.amount,
    detail:
      what === 'volume' && rule
        ? texts.rate.countsFor(before, words.name(rule), after, shown)
        : texts.rate.isWorth(before, after, shown),
  };
}
