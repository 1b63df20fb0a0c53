import { regionLocale } from '#web/region.ts';
import type { Option } from '#web/resource/columns.ts';
import type { Tone } from '#web/theme.ts';
import type { AccountingPeriod, EntryKind, LedgerCheck, OpenItem } from '../schema.ts';

export const kindOptions: readonly (Option & { value: EntryKind })[] = [
  { value: 'accrue', label: 'Earned' },
  { value: 'release', label: 'Released' },
  { value: 'reverse', label: 'Taken back' },
  { value: 'hold', label: 'Put on hold' },
  { value: 'reserve', label: 'Into a payout' },
  { value: 'paid', label: 'Paid' },
  { value: 'withhold', label: 'Tax withheld' },
  { value: 'settle', label: 'Paid in another currency' },
  { value: 'fee', label: 'Fee of the bank' },
  { value: 'fail', label: 'Payout failed' },
  { value: 'return', label: 'Returned by the bank' },
  { value: 'write_off', label: 'Written off' },
  { value: 'manual', label: 'By hand' },
];

const accounts: Record<string, string> = {
  'expense:commission': 'Commission expense',
  'expense:spiff': 'Bonus expense',
  'expense:write_off': 'Written off',
  'expense:payout_fees': 'Fees of paying',
  'liability:withholding': 'Tax withheld',
  'fx:position': 'Exchanged between currencies',
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
  closed_months_match: 'Closed months are as they were when they were closed',
};

/** `2026-02` as people say it. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(regionLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const stateWords: Record<AccountingPeriod['state'], { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'grey' },
  closing: { label: 'Closing', tone: 'amber' },
  closed: { label: 'Closed', tone: 'green' },
};

export const openKindNames: Record<OpenItem['kind'], string> = {
  event_parked: 'Waiting for their deal',
  event_failed: 'Could not be worked out',
  commission_on_hold: 'Commissions on hold',
  payout_open: 'Payouts not settled',
};
