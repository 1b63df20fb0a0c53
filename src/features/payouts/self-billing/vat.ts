import { euCountries } from '#features/payouts/tax-profiles/numbers/vat.ts';
import { sayableWords } from '#shared/text/labels.ts';
import type { Party, Treatment } from './content.ts';

/** The category of EN 16931 (UNTDID 5305), and the code of the reason (VATEX). */
export const categories: Record<Treatment, { code: 'S' | 'AE' | 'O' | 'E'; reason: string | null }> = {
  domestic: { code: 'S', reason: null },
  reverse_charge: { code: 'AE', reason: 'VATEX-EU-AE' },
  outside_scope: { code: 'O', reason: 'VATEX-EU-O' },
  small_business: { code: 'E', reason: null },
};

const sentences: Record<Treatment, string> = sayableWords({
  domestic: 'The amount includes VAT.',
  reverse_charge: 'Reverse charge: VAT is payable by the recipient (Article 196 of Council Directive 2006/112/EC).',
  outside_scope: 'Not subject to VAT in the country of the supplier.',
  small_business: 'No VAT is charged, because the supplier uses the exemption for small businesses.',
});
const ownSentences: Partial<Record<string, string>> = sayableWords({
  DE: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. No VAT is charged (small business).',
  AT: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG). No VAT is charged (small business).',
  FR: 'TVA non applicable, article 293 B du CGI. No VAT is charged (small business).',
});

/** The VAT treatment of a service that the seller provides to the buyer. */
export function treatmentOf(
  seller: Pick<Party, 'country' | 'vat_number'> & { is_small_business: boolean },
  buyer: Pick<Party, 'country' | 'vat_number'>,
  vat_rate_ppm: number,
): { treatment: Treatment; vat_rate_ppm: number; sentence: string } {
  const as = (treatment: Treatment, rate = 0) => ({ treatment, vat_rate_ppm: rate, sentence: sentences[treatment] });
  if (seller.is_small_business)
    return { ...as('small_business'), sentence: ownSentences[seller.country] ?? sentences.small_business };
  if (seller.country === buyer.country && seller.vat_number && vat_rate_ppm > 0) return as('domestic', vat_rate_ppm);
  const areBothInEU = euCountries.includes(seller.country) && euCountries.includes(buyer.country);
  if (areBothInEU && seller.country !== buyer.country && seller.vat_number && buyer.vat_number)
    return as('reverse_charge');
  return as('outside_scope');
}

/** Half up, away from zero for positive amounts. */
export const vatOf = (net_minor: number, rate_ppm: number): number =>
  Number((BigInt(net_minor) * BigInt(rate_ppm) * 2n + 1_000_000n) / 2_000_000n);

/**
 * Splits a payment that includes VAT. VAT is always the rounded part of the net amount (rule BR-CO-17), so a few
 * payments have no net amount that fits; then the total differs by one minor unit, which is stated as rounding.
 */
export function splitTotal(paid_minor: number, rate_ppm: number) {
  const close = Number((BigInt(paid_minor) * 1_000_000n) / BigInt(1_000_000 + rate_ppm));
  const fits = [close, close + 1, close - 1].find((net) => net > 0 && net + vatOf(net, rate_ppm) === paid_minor);
  const net_minor = fits ?? Math.max(close, 1);
  const vat_minor = vatOf(net_minor, rate_ppm);
  const total_minor = net_minor + vat_minor;
  return { net_minor, vat_minor, total_minor, rounding_minor: paid_minor - total_minor };
}
