import type { rateInForce } from '#features/setup/exchange-rates/server/service.ts';
import { convert } from '#shared/money/conversion.ts';
import { add, rational, reduced, show } from '#shared/money/rational.ts';
import { wholeUnits } from '#shared/money/whole-units.ts';
import type { Settlement } from '../schema.ts';

export type Rate = NonNullable<Awaited<ReturnType<typeof rateInForce>>>;

/** The settlement of an amount that is paid in full and in its own currency. */
function asEarned(currency: string, amount_minor: number): Settlement {
  return {
    withheld_minor: 0,
    withholding_ppm: null,
    settle_currency: null,
    settle_amount_minor: null,
    settle_remainder: null,
    exchange_rate: null,
    exchange_rate_on: null,
    exchange_rate_source: null,
    exchange_rate_id: null,
    pays_currency: currency,
    pays_minor: amount_minor,
  };
}

/**
 * Computes the settlement of an amount: tax is withheld first, in its own currency and rounded to its payable units;
 * the rest is converted once. Both are rounded half to even. An amount that is not above zero stays unchanged.
 */
export function settlementOf(
  { currency, amount_minor }: { currency: string; amount_minor: number },
  withholding_ppm: number | null,
  into: { currency: string; rate: Rate } | null,
): Settlement {
  const plain = asEarned(currency, amount_minor);
  if (amount_minor <= 0) return plain;
  const withheld_minor = wholeUnits(rational(BigInt(amount_minor) * BigInt(withholding_ppm ?? 0), 1_000_000), currency);
  const net = amount_minor - withheld_minor;
  const taxed = { ...plain, withheld_minor, withholding_ppm, pays_minor: net };
  if (!into) return taxed;
  const { rate, id, as_of, source } = into.rate;
  const near = convert(net, { from: currency, to: into.currency, rate }, 'half_even');
  const exact = add(rational(near.amount_minor), near.remainder);
  const settle_amount_minor = wholeUnits(exact, into.currency);
  return {
    ...taxed,
    settle_currency: into.currency,
    settle_amount_minor,
    pays_currency: into.currency,
    settle_remainder: show(reduced(add(exact, rational(-settle_amount_minor)))),
    exchange_rate: rate,
    exchange_rate_on: as_of,
    exchange_rate_source: source,
    exchange_rate_id: id,
    pays_minor: settle_amount_minor,
  };
}
