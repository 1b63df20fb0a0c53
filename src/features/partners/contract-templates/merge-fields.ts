import { oneLine } from '#shared/text/plain-text.ts';

/** Merge fields of a template: `{{partner.name}}` in its text. */
export const mergeFields = [
  ['partner.name', 'Partner'],
  ['partner.legal_name', 'Partner’s legal name'],
  ['partner.address', 'Partner’s address'],
  ['partner.country', 'Partner’s country'],
  ['partner.tax_id', 'Partner’s tax ID'],
  ['partner.type', 'Partner type'],
  ['partner.tier', 'Tier'],
  ['company.name', 'Your company'],
  ['contract.number', 'Contract number'],
  ['contract.effective_on', 'Effective date'],
  ['contract.ends_on', 'End date'],
  ['contract.term', 'Term'],
  ['terms.plan', 'Incentive structure'],
  ['terms.territory', 'Territory'],
  ['terms.protection', 'Protection'],
  ['terms.payment', 'Payment terms'],
  ['terms.exclusivity', 'Exclusivity'],
  ['signer.partner', 'Partner’s signer'],
  ['signer.company', 'Your signer'],
] as const;
export type MergeField = (typeof mergeFields)[number][0];

const FIELD = /\{\{\s*([a-z_.]+)\s*\}\}/g;

/** The names in a text that are no merge fields. */
export function unknownFieldsIn(text: string): string[] {
  const fieldNames = new Set<string>(mergeFields.map(([name]) => name));
  return [...new Set([...text.matchAll(FIELD)].map(([, name]) => name!).filter((name) => !fieldNames.has(name)))];
}

/**
 * Values are plain text: what would be markup or another merge field in them is escaped. An empty value is shown as a
 * line. Fields without a given value stay as they are.
 */
export function fillFields(text: string, values: Readonly<Partial<Record<MergeField, string>>>): string {
  return text.replace(FIELD, (whole, name: string) => {
    const given = Object.hasOwn(values, name) ? values[name as MergeField] : undefined;
    if (given === undefined) return whole;
    const value = oneLine(given, 2000);
    return value ? value.replace(/[\\`*_[\]<>#|~{}]/g, '\\$&') : '\\_\\_\\_\\_\\_\\_';
  });
}

/** A text in its parts, where every second one is the name of a field. */
export const splitFields = (text: string): string[] => text.split(/\{\{\s*([a-z_.]+)\s*\}\}/g);
