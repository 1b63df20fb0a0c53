import { sayableWords } from '#shared/text/labels.ts';
import { vatNorth } from './vat-north.ts';
import type { VatRule } from './vat-rule.ts';
import { vatSouth } from './vat-south.ts';

/**
 * Checks of VAT numbers by format and check digits, as the tax offices publish them (the structure of VIES, and the
 * algorithms of ISO 7064 and ISO/IEC 7812 that most countries use). They do not show that a number is registered.
 */
const rules: Readonly<Record<string, VatRule>> = { ...vatNorth, ...vatSouth };

/** Territories in the VAT area of another country, whose numbers and prefix they use. */
const areas: Readonly<Record<string, string>> = sayableWords({ MC: 'FR', IM: 'GB' });

const ruleOf = (country: string): VatRule | undefined => rules[areas[country] ?? country];

/** The countries whose VAT numbers are checked. */
export const vatCountries = [...Object.keys(rules), ...Object.keys(areas)].sort();
export const euCountries = vatCountries.filter((country) => !['GB', 'IM', 'MC', 'CH', 'NO'].includes(country));

/** Greek numbers start with EL, not with the code of the country. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : (areas[country] ?? country));

/** @returns the number with the country's prefix, without spaces and punctuation */
export function compactVatNumber(country: string, text: string): string {
  const plain = text.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
  // Northern Ireland trades goods in the VAT area of the EU under a prefix of its own.
  if (prefixOf(country) === 'GB' && plain.startsWith('XI')) return plain;
  const prefix = prefixOf(country);
  const hasPrefix = plain.startsWith(prefix) && !ruleOf(country)?.pattern.test(plain);
  return hasPrefix ? plain : prefix + plain;
}

/** Whether a number has the format and the check digits of its country. Countries without a rule have no VAT number here. */
export function isVatNumber(country: string, text: string): boolean {
  const rule = ruleOf(country);
  if (!rule || text.length > 30) return false;
  const number = compactVatNumber(country, text).slice(2);
  return rule.pattern.test(number) && rule.check(number);
}
