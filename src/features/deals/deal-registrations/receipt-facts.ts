import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import { sayableWords } from '#shared/text/labels.ts';
import type { Receipt } from './schema.ts';

const labels = sayableWords({
  account_name: 'Account',
  account_domain: 'Website',
  country: 'Country',
  title: 'Title',
  contact_email: 'Contact',
  expected_close_on: 'Expected close',
} as const);

/** The submitted content of a receipt, as labels and values in the formats of a region. */
export function receiptFacts({ content }: Pick<Receipt, 'content'>, region = 'en'): [label: string, value: string][] {
  const locale = localeOf(region);
  const { amount_minor, currency } = content as { amount_minor: number | null; currency: string | null };
  const shown = (name: string, value: string): string => {
    if (name === 'country') return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value;
    return name === 'expected_close_on' ? formatLongDay(value, region) : value;
  };
  const facts = Object.entries(labels).flatMap(([name, label]): [string, string][] => {
    const value = content[name];
    return value === null || value === undefined ? [] : [[label, shown(name, String(value))]];
  });
  if (amount_minor !== null && currency) facts.push(['Amount', formatMoney(amount_minor, currency, locale)]);
  return facts;
}
