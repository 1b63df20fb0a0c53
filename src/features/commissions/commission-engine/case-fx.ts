import { convert } from '#shared/money/conversion.ts';
import { isCurrency } from '#shared/money/money.ts';
import { add, type Rounding, rational, round } from '#shared/money/rational.ts';
import { CaseError } from './case-error.ts';
import type { Case, CaseEvent } from './case-model.ts';

/** The rate at which a payout run pays a partner's balances: units of `to` for one unit of the balance's currency. */
interface Conversion {
  to: string;
  rate: string;
}

export interface Settled {
  settle_currency: string;
  settle_amount_minor: number;
}

/** The converted payment of a partner; nothing where it is paid as it was earned. */
export type Settle = (partner: string, currency: string, amount_minor: number) => Settled | undefined;

/** The `fx` of a payout run: `{"P1": {"to": "EUR", "rate": "0.92345"}}`, by partner. @throws CaseError for anything else */
export function conversionsOf({ id, fx }: CaseEvent, index: number, { partners }: Case): Map<string, Conversion> {
  const path = `events.${index} (${id}).fx`;
  const entries = Object.entries(fx ?? {});
  if (fx && entries.length === 0) throw new CaseError(path, 'contains no partner');
  return new Map(
    entries.map(([partner, given]) => {
      const field = `${path}.${partner}`;
      if (!partners.some((one) => one.id === partner))
        throw new CaseError(field, `${partner} is not among the partners`);
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        throw new CaseError(field, 'must be an object such as {"to": "EUR", "rate": "0.92345"}');
      const { to, rate, ...more } = given as Record<string, unknown>;
      const [unknown] = Object.keys(more);
      if (unknown !== undefined) throw new CaseError(`${field}.${unknown}`, 'is not known; only "to" and "rate" are');
      return [partner, { to: currencyIn(to, `${field}.to`), rate: rateIn(rate, `${field}.rate`) }];
    }),
  );
}

/** Rounds as the program does, to the minor unit of the currency that is paid. */
export function settleOf(event: CaseEvent, index: number, given: Case): Settle {
  const conversions = conversionsOf(event, index, given);
  const rounding: Rounding = given.program.rounding;
  const converted = new Map<string, string>();
  return (partner, currency, amount_minor) => {
    const conversion = conversions.get(partner);
    if (!conversion || conversion.to === currency) return undefined;
    const before = converted.get(partner) ?? currency;
    if (before !== currency)
      throw new CaseError(
        `events.${index} (${event.id}).fx.${partner}.rate`,
        `is one rate for balances in two currencies, ${before} and ${currency}`,
      );
    converted.set(partner, currency);
    const { to, rate } = conversion;
    const near = convert(amount_minor, { from: currency, to, rate }, 'half_even');
    const exact = add(rational(near.amount_minor), near.remainder);
    return { settle_currency: to, settle_amount_minor: round(exact, rounding) };
  };
}

function currencyIn(value: unknown, field: string): string {
  if (value === undefined) throw new CaseError(field, 'is missing');
  if (typeof value !== 'string' || !isCurrency(value))
    throw new CaseError(field, `${typeof value === 'string' ? value : JSON.stringify(value)} is not an ISO 4217 code`);
  return value;
}

function rateIn(value: unknown, field: string): string {
  if (value === undefined) throw new CaseError(field, 'is missing');
  if (typeof value !== 'string') throw new CaseError(field, `${JSON.stringify(value)} is not text such as "0.92345"`);
  if (!/^\d+(\.\d+)?$/.test(value) || !/[1-9]/.test(value))
    throw new CaseError(field, `${value} is not a rate above zero`);
  return value;
}
