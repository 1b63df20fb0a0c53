import { ppmText } from '#shared/text/percent.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { Settlement } from './schema.ts';
import { settlementTexts as texts } from './settlement.texts.ts';

/** A payment's amount and its settlement. */
export type Settled = Pick<
  Settlement,
  'withheld_minor' | 'withholding_ppm' | 'settle_currency' | 'exchange_rate' | 'pays_currency' | 'pays_minor'
> & { currency: string; amount_minor: number };

/** "1 USD = 0.92 EUR"; empty without a conversion. */
export function rateText({
  currency,
  pays_currency,
  exchange_rate,
}: Pick<Settled, 'currency' | 'pays_currency' | 'exchange_rate'>): string {
  return exchange_rate ? `1 ${currency} = ${exchange_rate} ${pays_currency}` : '';
}

/**
 * "15% tax withheld, $150.00; $850.00 paid as €782.00 at 1 USD = 0.92 EUR"; empty where the amount is paid as earned.
 */
export function settlementText(item: Settled): string {
  const { currency, amount_minor, withheld_minor, withholding_ppm, pays_currency, pays_minor, settle_currency } = item;
  const withheld = texts.withheld(ppmText(withholding_ppm ?? 0), readerMoney(withheld_minor, currency));
  const net = readerMoney(amount_minor - withheld_minor, currency);
  const paid = texts.paidAs(net, readerMoney(pays_minor, pays_currency), rateText(item));
  return [withheld_minor > 0 && withheld, settle_currency && paid].filter(Boolean).join('; ');
}
