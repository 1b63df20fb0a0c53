import { convert } from '#shared/conversion.ts';
import { isCurrency } from '#shared/money.ts';
import { add, rational } from '#shared/rational.ts';
import { wholeUnits } from '#shared/whole-units.ts';
import { CaseError } from './case-error.ts';
import type { CaseEvent } from './case-model.ts';

/** How a payout run pays balances that settle in another currency: units of `to` for one of `from`, any other one if absent. */
interface Conversion {
  from: string | undefined;
  to: string;
  rate: string;
}

export interface Settled {
  settle_currency: string;
  settle_amount_minor: number;
}

/** What a run pays instead of an amount; nothing where it is paid as it was earned. */
export type Settle = (currency: string, amount_minor: number) => Settled | undefined;

type Raw = Record<string, unknown>;

/**
 * The `fx` of a payout run. As on a sale, `{"EUR": "0.92"}` and `{"rate": "0.92"}` name the currency that comes out, the
 * latter the program's own. In full: `{"from": "USD", "to": "EUR", "rate": "0.92"}`, `{"to": "EUR", "rates": {"USD": "0.92"}}`,
 * `{"USD": {"to": "EUR", "rate": "0.92"}}` or `{"USD/EUR": "0.92"}`. `settle_currency` may stand for `to`.
 */
export function settleOf(event: CaseEvent, index: number, programCurrency: string): Settle {
  const { fx } = event;
  if (fx === undefined) return () => undefined;
  const path = `events.${index} (${event.id}).fx`;
  const conversions = conversionsIn(fx, path, programCurrency);
  if (conversions.length === 0) throw new CaseError(path, 'contains no rate');
  return (currency, amount_minor) => {
    const found = conversions.filter(({ from, to }) => to !== currency && (from ?? currency) === currency);
    if (found.length > 1) throw new CaseError(path, `contains the currency ${currency} twice`);
    const [conversion] = found;
    if (!conversion) return undefined;
    const { to, rate } = conversion;
    const near = convert(amount_minor, { from: currency, to, rate }, 'half_even');
    const exact = add(rational(near.amount_minor), near.remainder);
    return { settle_currency: to, settle_amount_minor: wholeUnits(exact, to) };
  };
}

function conversionsIn(fx: Raw, path: string, programCurrency: string): Conversion[] {
  const target = fx.to ?? fx.settle_currency ?? fx.quote;
  const to = target === undefined ? undefined : currencyIn(target, `${path}.to`);
  const source = fx.from ?? fx.base;
  const from = source === undefined ? undefined : currencyIn(source, `${path}.from`);
  if (fx.rate !== undefined) {
    // One rate is a rate between two currencies: into another one it is the program's that it is of.
    const of = from ?? (to !== undefined && to !== programCurrency ? programCurrency : undefined);
    return [{ from: of, to: to ?? programCurrency, rate: rateIn(fx.rate, `${path}.rate`) }];
  }
  const known = new Set(['to', 'settle_currency', 'quote', 'from', 'base', 'rates']);
  const rates = isRaw(fx.rates)
    ? fx.rates
    : Object.fromEntries(Object.entries(fx).filter(([name]) => !known.has(name)));
  const entries = Object.entries(rates);
  return entries.map(([name, value]) => {
    const field = `${path}.${name}`;
    const pair = /^([A-Z]{3})[^A-Z]?([A-Z]{3})$/.exec(name);
    if (pair) {
      const [, of, into] = pair;
      return { from: currencyIn(of, field), to: currencyIn(into, field), rate: rateIn(value, field) };
    }
    const named = currencyIn(name, field);
    if (isRaw(value)) {
      const into = currencyIn(
        value.to ?? value.settle_currency ?? value.currency ?? to ?? programCurrency,
        `${field}.to`,
      );
      return { from: named, to: into, rate: rateIn(value.rate, `${field}.rate`) };
    }
    if (to !== undefined) return { from: named, to, rate: rateIn(value, field) };
    if (entries.length > 1) throw new CaseError(`${path}.to`, 'is missing; name the currency these rates convert to');
    const of = from ?? (named === programCurrency ? undefined : programCurrency);
    return { from: of, to: named, rate: rateIn(value, field) };
  });
}

function currencyIn(value: unknown, field: string): string {
  if (typeof value !== 'string' || !isCurrency(value))
    throw new CaseError(field, `${typeof value === 'string' ? value : JSON.stringify(value)} is not an ISO 4217 code`);
  return value;
}

function rateIn(value: unknown, field: string): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : JSON.stringify(value);
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text) || !/[1-9]/.test(text))
    throw new CaseError(field, text === undefined ? 'is missing' : `${text} is not a rate above zero`);
  return text;
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
