import { formatMoney } from '#shared/money/money.ts';
import type { Receipt } from './schema.ts';

const labels = {
  account_name: 'Account',
  account_domain: 'Website',
  country: 'Country',
  title: 'Title',
  contact_email: 'Contact',
  expected_close_on: 'Expected close',
} as const;

/** What a receipt says was submitted, as labels and values. */
export function receiptFacts({ content }: Pick<Receipt, 'content'>, locale?: string): [label: string, value: string][] {
  const { amount_minor, currency } = content as { amount_minor: number | null; currency: string | null };
  const facts = Object.entries(labels).flatMap(([name, label]): [string, string][] => {
    const value = content[name];
    return value === null || value === undefined ? [] : [[label, String(value)]];
  });
  if (amount_minor !== null && currency) facts.push(['Amount', formatMoney(amount_minor, currency, locale)]);
  return facts;
}
