import { sayable, sayableWords } from '#shared/text/labels.ts';
import type { Tone } from '#web/look/theme.ts';
import { regionLocale } from '#web/region.ts';
import type { Option } from '#web/resource/list/columns.ts';
import {
  type AccountingPeriod,
  accountNames,
  type EntryKind,
  entryKindNames,
  entryKinds,
  type LedgerCheck,
  type OpenItem,
} from '../schema.ts';

export const kindOptions: readonly (Option & { value: EntryKind })[] = entryKinds.map((value) => ({
  value,
  label: entryKindNames[value],
}));

const parts: Record<string, string> = { on_hold: 'on hold', payable: 'payable', in_transit: 'in payout' };

/** `partner:<id>:payable` is named after its partner. */
export function accountName(code: string, partner?: string | null): string {
  const [kind, , part] = code.split(':');
  if (kind === 'partner' && part) return `${partner ?? 'A partner'}, ${parts[part] ?? part}`;
  return (accountNames as Record<string, string>)[code] ?? code;
}

/** The name of an account where the partner is already clear. */
export function placeName(code: string): string {
  const [kind, , part = ''] = code.split(':');
  const name = kind === 'partner' ? (parts[part] ?? part) : accountName(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const checkNames: Record<LedgerCheck['name'], string> = sayableWords({
  chain: 'No entries were changed, removed or inserted',
  entries_balance: 'Debits equal credits in every entry',
  postings_match: 'Entries match their postings',
  balances_match: 'Balances match the sums of their postings',
  lines_match: 'Commissions by status match the amounts owed to partners',
  payouts_match: 'Open payouts match the amounts in transit',
  sums_to_zero: 'All accounts add up to zero in each currency',
  never_negative: 'No negative amounts on hold or in transit',
  closed_months_match: 'Closed months are unchanged',
});

/** `2026-02` as "February 2026". */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(regionLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const stateWords: Record<AccountingPeriod['state'], { label: string; tone: Tone }> = sayable({
  open: { label: 'Open', tone: 'gray' },
  closing: { label: 'Closing', tone: 'amber' },
  closed: { label: 'Closed', tone: 'green' },
});

export const openKindNames: Record<OpenItem['kind'], string> = sayableWords({
  event_parked: 'Waiting for their deal',
  event_failed: 'Calculation failed',
  commission_on_hold: 'Commissions on hold',
  payout_open: 'Payouts not settled',
});
