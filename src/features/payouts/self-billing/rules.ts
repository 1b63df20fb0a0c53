import type { InvoiceContent } from './content.ts';
import { categories, vatOf } from './vat.ts';

/**
 * The rules of EN 16931 that concern an invoice of one line and one VAT category, by their published names. A self-billing
 * invoice is issued after its payment, so nothing is due.
 */
export function brokenRules(content: InvoiceContent): string[] {
  const { seller, buyer, net_minor, vat_minor, total_minor, rounding_minor, vat_rate_ppm, treatment } = content;
  const { code } = categories[treatment];
  const paid_minor = total_minor + rounding_minor;
  const sellerId = seller.vat_number ?? seller.tax_number;
  const rules: [string, boolean][] = [
    ['BR-02', content.number.trim() !== ''],
    ['BR-03', /^\d{4}-\d{2}-\d{2}$/.test(content.issued_on)],
    ['BR-05', /^[A-Z]{3}$/.test(content.currency)],
    ['BR-06', seller.name.trim() !== ''],
    ['BR-07', buyer.name.trim() !== ''],
    ['BR-09', /^[A-Z]{2}$/.test(seller.country)],
    ['BR-11', /^[A-Z]{2}$/.test(buyer.country)],
    ['BR-25', content.line.trim() !== ''],
    ['BR-27', net_minor >= 0],
    ['BR-55', content.kind === 'invoice' || (content.corrects?.number ?? '') !== ''],
    ['BR-CO-09', [seller.vat_number, buyer.vat_number].every((n) => n === null || /^[A-Z]{2}/.test(n))],
    ['BR-CO-14', vat_minor >= 0],
    ['BR-CO-15', total_minor === net_minor + vat_minor],
    ['BR-CO-16', total_minor - paid_minor + rounding_minor === 0],
    ['BR-CO-17', vat_minor === vatOf(net_minor, vat_rate_ppm)],
    ['BR-CO-26', sellerId !== null || code === 'O'],
    ['BR-S-02', code !== 'S' || sellerId !== null],
    ['BR-S-05', code !== 'S' || vat_rate_ppm > 0],
    ['BR-AE-02', code !== 'AE' || (seller.vat_number !== null && buyer.vat_number !== null)],
    ['BR-AE-05', code !== 'AE' || vat_rate_ppm === 0],
    ['BR-AE-09', code !== 'AE' || vat_minor === 0],
    ['BR-E-02', code !== 'E' || sellerId !== null],
    ['BR-E-05', code !== 'E' || vat_rate_ppm === 0],
    ['BR-E-10', code === 'S' || content.sentence.trim() !== ''],
    ['BR-O-09', code !== 'O' || vat_minor === 0],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}
