import { exponentOf } from '#shared/money/money.ts';
import { add, multiply, parseDecimal, type Rational, rational, round, zero } from '#shared/money/rational.ts';
import type { Figure } from '#shared/query/query.ts';
import type { Call } from '../call.ts';
import { rateBetween } from '../extension-points/exchange-rates.ts';
import type { Part } from './group-sql.ts';
import type { Counted } from './plan.ts';

/** The worth of one minor unit of each currency in minor units of the program's. A currency without a rate is not in it. */
export type Worth = ReadonlyMap<string, Rational>;

/** The rates of all currencies that occur, on one day, so that figures of two periods compare. */
export async function worthOf(call: Call, currencies: Iterable<string>, program: string, on: string): Promise<Worth> {
  const worth = new Map<string, Rational>([[program, rational(1)]]);
  for (const currency of new Set(currencies)) {
    if (currency === program) continue;
    const rate = await rateBetween(call, { base: currency, quote: program, on });
    if (rate === null) continue;
    const shift = exponentOf(program) - exponentOf(currency);
    const scale = shift >= 0 ? rational(10n ** BigInt(shift)) : rational(1, 10n ** BigInt(-shift));
    worth.set(currency, multiply(parseDecimal(rate), scale));
  }
  return worth;
}

/** The same for SQL, as decimal text; each is exact, because rates are decimals. */
export function factorsOf(worth: Worth): Record<string, string> {
  return Object.fromEntries([...worth].map(([currency, { num, den }]) => [currency, exactDecimal(num, den)]));
}

function exactDecimal(num: bigint, den: bigint): string {
  const places = String(den).length - 1;
  const digits = num.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export const currenciesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(([currency]) => (currency ? [currency] : []));

/** A figure from its parts by currency. Amounts in the program's currency are added exactly and rounded once. */
export function figureOf(counted: Counted, parts: readonly Part[], worth: Worth, rows: string | null): Figure {
  const count = parts.reduce((sum, [, number]) => sum + number, 0);
  const isMoney = counted.field?.currency !== undefined && counted.how !== 'different';
  if (!isMoney) return { count, value: numberOf(counted, parts), amounts: [], in_program: null, rows };
  const summed = parts.filter(
    ([currency, , value, filled]) => currency !== null && value !== null && (counted.how === 'sum' || filled > 0),
  );
  const amounts = summed.map((part) => {
    const own = amountOf(counted, part);
    const rate = worth.get(part[0]!);
    return {
      currency: part[0]!,
      amount_minor: round(own, 'half_even'),
      in_program: rate ? round(multiply(own, rate), 'half_even') : null,
    };
  });
  return { count, value: null, amounts, in_program: inProgram(counted, summed, worth), rows };
}

function amountOf({ how }: Counted, [, , value, filled]: Part): Rational {
  const exact = parseDecimal(value!);
  return how === 'average' ? multiply(exact, rational(1, Math.max(filled, 1))) : exact;
}

function inProgram({ how }: Counted, parts: readonly Part[], worth: Worth): number | null {
  if (parts.some(([currency]) => !worth.has(currency!)) || (parts.length === 0 && how !== 'sum')) return null;
  const converted = parts.map(([currency, , value]) => multiply(parseDecimal(value!), worth.get(currency!)!));
  if (how === 'least' || how === 'most') {
    const rounded = converted.map((one) => round(one, 'half_even'));
    return how === 'least' ? Math.min(...rounded) : Math.max(...rounded);
  }
  const sum = converted.reduce(add, zero);
  const filled = parts.reduce((all, part) => all + part[3], 0);
  return round(how === 'average' ? multiply(sum, rational(1, Math.max(filled, 1))) : sum, 'half_even');
}

function numberOf({ how }: Counted, parts: readonly Part[]): number | null {
  const [, , value = null, filled = 0] = parts[0] ?? [];
  if (value === null) return how === 'count' || how === 'sum' || how === 'different' ? 0 : null;
  if (how !== 'average') return Number(value);
  return filled === 0 ? null : Number(value) / filled;
}
