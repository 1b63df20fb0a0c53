import { vatNorth } from './vat-north.ts';
import type { VatRule } from './vat-rule.ts';
import { vatSouth } from './vat-south.ts';

/**
 * Checks of VAT numbers by format and check digits, as the tax offices publish them (the structure of VIES, and the
 * algorithms of ISO 7064 and ISO/IEC 7812 that most countries use). They do not show that a number is registered.
 */
const rules: Readonly<Record<string, VatRule>> = { ...vatNorth, ...vatSouth };

/** The countries whose VAT numbers are checked. */
export const vatCountries = Object.keys(rules).sort();
export const euCountries = vatCountries.filter((country) => !['GB', 'CH', 'NO'].includes(country));

/** Greek numbers start with EL, not with the code of the country. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** @returns the number with the country's prefix, without spaces and punctuation */
export function compactVatNumber(country: string, text: string): string {
  const plain = text.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
  const prefix = prefixOf(country);
  const hasPrefix = plain.startsWith(prefix) && !rules[country]?.pattern.test(plain);
  return hasPrefix ? plain : prefix + plain;
}

/** Whether a number has the format and the check digits of its country. Countries without a rule have no VAT number here. */
export function isVatNumber(country: string, text: string): boolean {
  const rule = rules[country];
  if (!rule || text.length > 30) return false;
  const number = compactVatNumber(country, text).slice(2);
  return rule.pattern.test(number) && rule.check(number);
}
