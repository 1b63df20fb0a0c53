import type { CrmRecord, CrmValue } from '#server/ports/crm.ts';
import { isCurrency, MoneyError, parseMoney } from '#shared/money/money.ts';
import { countryCode } from '#shared/places/countries.ts';
import type { CrmDeal, DealField } from '../schema.ts';
import type { CrmUse } from './settings.ts';

/** The referenced records by object and id. */
export type Referenced = ReadonlyMap<string, CrmRecord>;
export const partnerCrmKey = (object: string, id: string): string => `${object} ${id}`;

const limits: Partial<Record<DealField, number>> = {
  title: 200,
  account_name: 200,
  account_website: 253,
  contact_name: 200,
  contact_email: 254,
  contact_phone: 60,
  description: 10_000,
};

function textOf(value: CrmValue | undefined): string | null {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters of another system stay out
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ').trim() || null;
}

function dayOf(text: string | null): string | null {
  const day = /^(\d{4}-\d\d-\d\d)/.exec(text ?? '')?.[1];
  return day &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
    ? day
    : null;
}

function minorOf(text: string | null, currency: string | null): number | null {
  if (text === null || currency === null) return null;
  try {
    const minor = parseMoney(Number(text).toFixed(currencyDigits(text)), currency);
    return minor > 0 ? minor : null;
  } catch (error) {
    if (error instanceof MoneyError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The decimals of a text without trailing zeros, because "1200.500" is an amount of two decimals. */
const currencyDigits = (text: string): number => (/\.(\d*?)0*$/.exec(text)?.[1] ?? '').length;

/** Reads the deal of a registration from a record of the CRM. What does not fit is left empty, for the person to enter. */
export function mappedDeal(
  record: CrmRecord,
  referenced: Referenced,
  { fields }: Pick<CrmUse, 'fields'>,
  usualCurrency: string,
): Omit<CrmDeal, 'missing' | 'registration'> {
  const read = (name: DealField): string | null => {
    const path = fields[name];
    if (!path) return null;
    const source =
      path.via === null
        ? record
        : referenced.get(partnerCrmKey(path.object ?? '', String(record.values[path.via] ?? '')));
    const text = textOf(source?.values[path.field]);
    const limit = limits[name];
    return limit && text ? text.slice(0, limit) : text;
  };
  const code = read('currency')?.toUpperCase() ?? usualCurrency;
  const currency = isCurrency(code) ? code : null;
  const email = read('contact_email');
  return {
    remote_id: record.id,
    url: record.url !== null && /^https?:\/\//.test(record.url) ? record.url : null,
    title: read('title'),
    account_name: read('account_name'),
    account_website: read('account_website'),
    country: countryCode(read('account_country') ?? '') ?? null,
    contact_name: read('contact_name'),
    contact_email: email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null,
    contact_phone: read('contact_phone'),
    description: read('description'),
    amount_minor: minorOf(read('amount'), currency),
    currency,
    expected_close_on: dayOf(read('expected_close_on')),
  };
}

/** The fields without which a deal cannot be registered. */
export function missingOf(deal: Omit<CrmDeal, 'missing' | 'registration'>, hasNoWebsite = false): string[] {
  const needed = ['account_name', 'country', 'contact_email', 'amount_minor', 'currency', 'expected_close_on'] as const;
  const missing: string[] = needed.filter((name) => deal[name] === null);
  if (deal.account_website === null && !hasNoWebsite) missing.push('account_website');
  return missing;
}
