import type { Option } from '#web/resource/columns.ts';
import type { EntryKind, LedgerCheck } from '../schema.ts';

export const kindOptions: readonly (Option & { value: EntryKind })[] = [
  { value: 'accrue', label: 'Earned' },
  { value: 'release', label: 'Released' },
  { value: 'reverse', label: 'Taken back' },
  { value: 'hold', label: 'Put on hold' },
  { value: 'reserve', label: 'Into a payout' },
  { value: 'paid', label: 'Paid' },
  { value: 'fail', label: 'Payout failed' },
  { value: 'return', label: 'Returned by the bank' },
  { value: 'write_off', label: 'Written off' },
  { value: 'manual', label: 'By hand' },
];

const accounts: Record<string, string> = {
  'expense:commission': 'Commission expense',
  'expense:spiff': 'Bonus expense',
  'expense:write_off': 'Written off',
  'cash:clearing': 'Paid out by the bank',
  'partners:on_hold': 'Owed to partners, on hold',
  'partners:payable': 'Owed to partners, payable',
  'partners:in_transit': 'Owed to partners, in a payout',
};
const parts: Record<string, string> = { on_hold: 'on hold', payable: 'payable', in_transit: 'in a payout' };

/** `partner:<id>:payable` is named by its partner. */
export function accountName(code: string, partner?: string | null): string {
  const [kind, , part] = code.split(':');
  if (kind === 'partner' && part) return `${partner ?? 'A partner'}, ${parts[part] ?? part}`;
  return accounts[code] ?? code;
}

/** Where money stands, when it is clear whose it is. */
export function placeName(code: string): string {
  const [kind, , part = ''] = code.split(':');
  const name = kind === 'partner' ? (parts[part] ?? part) : accountName(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const checkNames: Record<LedgerCheck['name'], string> = {
  chain: 'No entry was changed, removed or put in between',
  entries_balance: 'Debits equal credits in every entry',
  postings_match: 'Entries and their postings say the same',
  balances_match: 'Balances are the sums of their postings',
  lines_match: 'Commissions by status are what partners are owed',
  payouts_match: 'Payouts under way are what is in transit',
  sums_to_zero: 'All accounts add up to zero in each currency',
  never_negative: 'Nothing on hold or in transit is below zero',
};
