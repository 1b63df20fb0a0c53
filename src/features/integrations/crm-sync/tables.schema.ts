import { sayable } from '#shared/text/labels.ts';

/** The records that can be synchronized. Registrations and money are only written to the CRM. */
export const syncTables = sayable([
  { value: 'partners', label: 'Partners' },
  { value: 'accounts', label: 'Accounts' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'opportunities', label: 'Opportunities' },
  { value: 'deal_registrations', label: 'Deal registrations' },
  { value: 'commission_lines', label: 'Commissions' },
  { value: 'payout_items', label: 'Payments' },
] as const);
