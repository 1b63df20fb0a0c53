import type { DealLine } from '#features/commissions/commission-engine/event.ts';
import type { Trace, TracePool, TraceShare } from '#features/commissions/commission-engine/trace.schema.ts';
import { subjects } from '#features/commissions/commission-plans/plain/conditions.ts';
import { planTexts } from '#features/commissions/commission-plans/plain/plan.texts.ts';
import { conditionTexts } from '#shared/conditions/condition.texts.ts';
import { exponentOf, formatMoney } from '#shared/money/money.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import { explainTexts as texts } from './explain.texts.ts';

/**
 * The reader of the breakdown and its number format. `names` maps ids (of partners, plans, rules, tiers, deals) to
 * their labels.
 */
export interface Reading {
  locale?: string;
  names?: Readonly<Record<string, string>>;
  reader?: 'company' | 'partner';
  /** The partner that reads it; only its own part is shown. */
  partner?: string;
  /** The sold lines, by sale, from which the steps show the amounts subtracted from the price. */
  lines?: Readonly<Record<string, readonly DealLine[]>>;
}

/** One sentence of the breakdown with its heading and its amount, if any. */
export interface Step {
  title: string;
  detail: string;
  amount?: { amount_minor: number; currency: string };
}

export type Words = ReturnType<typeof wordsFor>;

const baseNames: Record<string, string> = texts.bases;

const failures: Readonly<Record<string, (subject: string, values: string) => string>> = conditionTexts.fails;

/** @param of the currency of the explained amounts, where it differs from the event's */
export function wordsFor(
  trace: Trace,
  { locale = 'en', names = {}, reader = 'company', partner, lines: sold = {} }: Reading,
  of?: string,
) {
  const { event, program } = trace.inputs;
  const currency = of ?? event.currency ?? trace.result[0]?.currency ?? program.currency;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const plain = new Intl.NumberFormat(locale);
  const money = (minor: number, code = currency) => formatMoney(minor, code, locale);
  const rate = (ppm: number) => percent.format(ppm / 1_000_000);
  const measured = (value: number, measure?: string) =>
    measure === 'deal_count'
      ? texts.deals(value, plain.format(value))
      : measure === 'units'
        ? texts.units(value, plain.format(value))
        : money(value, program.currency);

  return {
    reader,
    currency,
    money,
    rate,
    measured,
    amount: (amount_minor: number) => ({ amount_minor, currency }),
    soldIn: (event: string) => sold[event],
    day: (iso: string) => date.format(new Date(`${iso}T00:00:00Z`)),
    /** `2026-02` */
    month: (key: string) => monthName.format(new Date(`${key}-01T00:00:00Z`)),
    name: (id: string) => names[id] ?? id,
    concerns: (id: string) => partner === undefined || id === partner,
    /** Both sides know the price; the facts behind any other base are internal to the company. */
    hides: (base: string) => reader === 'partner' && base !== 'gross' && base !== 'net' && base !== 'collected',
    baseName(base: string): string {
      const role = /^commission_of\((.+)\)$/.exec(base)?.[1];
      return role === undefined ? (baseNames[base] ?? base) : texts.commissionOf(names[role] ?? role);
    },
    lines: (numbers: number[]) => texts.lines(readerList(numbers.map(String)), numbers.length),
    period: (key: string | undefined) =>
      key === undefined || key === 'all'
        ? texts.allTime
        : key.startsWith('deal:')
          ? texts.thisDeal
          : /^\d{4}-\d{2}$/.test(key)
            ? monthName.format(new Date(`${key}-01T00:00:00Z`))
            : key.replace(/^(.+)-Q(.+)$/, (_, year: string, quarter: string) => texts.quarter(year, quarter)),
    share: ({ weight, quota, extra }: TraceShare) => {
      const [, sum] = fraction(quota);
      return texts.share(weight, String(sum), extra === 1);
    },
    /** The sum of the weights. */
    weights: ({ quota }: TraceShare) => String(fraction(quota)[1]),
    slices: (calc: TracePool['calc']) =>
      calc.slices
        .map((slice) => {
          const to = slice.to === null ? null : measured(slice.to, calc.measure);
          const band = texts.band(measured(slice.from, calc.measure), to);
          const value = slice.flat_minor === undefined ? rate(slice.rate_ppm ?? 0) : money(slice.flat_minor);
          const isOnce = calc.measure === 'credited_base' && slice.flat_minor !== undefined;
          if (calc.mode === 'marginal' && isOnce)
            return texts.reaching(slice.exact.startsWith('0/') ? null : value, band);
          return calc.mode === 'marginal'
            ? texts.marginal(measured(slice.amount, calc.measure), value, band)
            : texts.onWhole(value, band);
        })
        .join(', '),
    rounding(exact: string, mode: keyof typeof texts.roundings): string {
      const [num, den] = fraction(exact);
      return num % den === 0n
        ? ''
        : texts.rounded(`${decimal(num, den, exponentOf(currency))} ${currency}`, texts.roundings[mode]);
    },
    /** "partner.tier in gold" did not hold: "the partner’s tier is not one of gold". */
    condition(text: string): string {
      const [field = '', op = '', ...value] = text.split(' ');
      const fails = failures[op];
      if (field === 'customer.is_new' && value.length > 0)
        return value[0] === 'true' ? planTexts.isNotNew : planTexts.isNew;
      if (!fails) return text.replaceAll('_', ' ');
      if (field !== 'deal.amount' || value.length === 0) return fails(subjects[field] ?? field, value.join(' ')).trim();
      const amounts = value.map((minor) => money(Number(minor.replace(',', '')), program.currency));
      return fails(subjects[field]!, op === 'between' ? readerList(amounts) : amounts.join(', '));
    },
  };
}

export function fraction(text: string): [bigint, bigint] {
  const [num = '0', den = '1'] = text.split('/');
  return [BigInt(num), BigInt(den)];
}

/** Minor units num/den as a decimal of whole units, to eight decimals; "…" when more follow. */
function decimal(num: bigint, den: bigint, exponent: number): string {
  const places = 8;
  const scaled = num * 10n ** BigInt(places);
  const whole = den * 10n ** BigInt(exponent);
  const digits = String(scaled / whole).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return scaled % whole === 0n ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : `${text}…`;
}
