import type { TSchema } from '#shared/schema.ts';

/** Names that are no label of something else. */
const WHOLE = ['legal_name', 'first_name', 'last_name', 'full_name', 'holder_name'];
const known: Record<string, string> = {
  full_name: 'Name',
  number: 'No.',
  created_at: 'Created',
  updated_at: 'Changed',
  archived_at: 'Archived',
  at: 'Date',
  sku: 'SKU',
  // The customer, as the screens call it.
  account_name: 'Account',
  account_id: 'Account',
  parent_account_name: 'Parent company',
  parent_account_id: 'Parent company',
};

/** `status_name` reads "Status", `expected_close_on` "Expected close", `amount_minor` "Amount". */
export function reportColumnLabel(key: string): string {
  if (known[key]) return known[key];
  if (WHOLE.includes(key)) return wordOf(key);
  return wordOf(key.replace(/^is_/, '').replace(/(_name|_minor|_ppm|_on|_at|_id)$/, ''));
}

/** `pending_review` reads "Pending review". */
export function wordOf(key: string): string {
  const text = key.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Choice {
  enum?: unknown[];
  anyOf?: Choice[];
}

/** The words of a closed list. */
export function choicesOf(schema: TSchema): string[] {
  const { enum: values, anyOf = [] } = schema as Choice;
  const found = values ?? anyOf.find((option) => option.enum)?.enum ?? [];
  return found.filter((value): value is string => typeof value === 'string');
}
