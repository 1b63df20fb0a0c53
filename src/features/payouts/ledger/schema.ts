import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayableWords } from '#shared/text/labels.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';

export const accountKinds = ['asset', 'liability', 'expense', 'income', 'clearing'] as const;
export const entryKinds = [
  'accrue',
  'release',
  'reverse',
  'hold',
  'reserve',
  'paid',
  'withhold',
  'settle',
  'fee',
  'fail',
  'return',
  'write_off',
  'manual',
] as const;
export const EntryKind = oneOf(...entryKinds);
export type EntryKind = Static<typeof EntryKind>;

export const entryKindNames: Readonly<Record<EntryKind, string>> = sayableWords({
  accrue: 'Earned',
  release: 'Released',
  reverse: 'Clawback',
  hold: 'Put on hold',
  reserve: 'Added to payout',
  paid: 'Paid',
  withhold: 'Tax withheld',
  settle: 'Paid in another currency',
  fee: 'Bank fee',
  fail: 'Payout failed',
  return: 'Returned by the bank',
  write_off: 'Written off',
  manual: 'Manual',
});

/** The accounts of the ledger, those of all partners together. */
export const accountNames = sayableWords({
  'expense:commission': 'Commission expense',
  'expense:spiff': 'Bonus expense',
  'expense:mdf': 'Marketing funds expense',
  'expense:write_off': 'Written off',
  'expense:payout_fees': 'Bank fees',
  'liability:withholding': 'Tax withheld',
  'fx:position': 'Currency exchange',
  'cash:clearing': 'Bank clearing',
  'partners:on_hold': 'Owed to partners, on hold',
  'partners:payable': 'Owed to partners, payable',
  'partners:in_transit': 'Owed to partners, in payout',
} as const);
export type AccountGroup = keyof typeof accountNames;

/** An account with its balance: credits less debits, so that debts are positive and expenses negative. */
export const LedgerAccount = Type.Object({
  id: Id,
  code: Type.String(),
  kind: oneOf(...accountKinds),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  currency: CurrencyCode,
  debit_minor: Minor,
  credit_minor: Minor,
  balance_minor: Minor,
  created_at: Instant,
});
export type LedgerAccount = Static<typeof LedgerAccount>;

/**
 * One side of an entry as it is hashed. It contains the account's code, so that the chain can be verified without
 * another table.
 */
export const EntryPosting = closed({
  account: Type.String(),
  side: oneOf('D', 'C'),
  amount_minor: Minor,
  currency: CurrencyCode,
});
export type EntryPosting = Static<typeof EntryPosting>;

export const JournalEntry = Type.Object({
  id: Id,
  seq: Type.Integer(),
  kind: EntryKind,
  effective_on: Day,
  posted_at: Instant,
  source_table: Type.String(),
  source_id: Id,
  idempotency_key: Type.String(),
  memo: nullable(Type.String()),
  /** The amount moved, which is the sum of one side. An entry is in one currency. */
  amount_minor: Minor,
  currency: CurrencyCode,
  postings: Type.Array(EntryPosting),
  partner_name: nullable(Type.String()),
  hash_hex: Type.String(),
});
export type JournalEntry = Static<typeof JournalEntry>;

/** One posting of an entry, as it is in an exported file. */
export const ExportedPosting = Type.Object({
  id: Id,
  seq: Type.Integer(),
  position: Type.Integer(),
  kind: EntryKind,
  effective_on: Day,
  posted_at: Instant,
  account: Type.String(),
  partner_name: nullable(Type.String()),
  debit_minor: nullable(Minor),
  credit_minor: nullable(Minor),
  currency: CurrencyCode,
  memo: nullable(Type.String()),
  source_table: Type.String(),
  source_id: Id,
  hash_hex: Type.String(),
});

/** One group of accounts in one currency, over all partners. */
export const TrialBalanceRow = closed({
  account: Type.String(),
  kind: oneOf(...accountKinds),
  currency: CurrencyCode,
  debit_minor: Minor,
  credit_minor: Minor,
  balance_minor: Minor,
});
export type TrialBalanceRow = Static<typeof TrialBalanceRow>;

export const LedgerCheck = closed({
  name: oneOf(
    'chain',
    'entries_balance',
    'postings_match',
    'balances_match',
    'lines_match',
    'payouts_match',
    'sums_to_zero',
    'never_negative',
    'closed_months_match',
  ),
  ok: Type.Boolean(),
  /** The first difference in words, empty when there is none. */
  detail: Type.String(),
});
export const LedgerVerification = closed({
  is_intact: Type.Boolean(),
  entries: Type.Integer(),
  head_hash: Type.String(),
  checks: Type.Array(LedgerCheck),
});
export type LedgerCheck = Static<typeof LedgerCheck>;
export type LedgerVerification = Static<typeof LedgerVerification>;

/** A month of the books, `2026-02`. */
export const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'a month, YYYY-MM' });
export const periodStates = ['open', 'closing', 'closed'] as const;

/** The totals of a month in one currency; the debt is that at its end. */
export const PeriodTotal = closed({
  currency: CurrencyCode,
  accrued_minor: Minor,
  released_minor: Minor,
  paid_minor: Minor,
  owed_minor: Minor,
});

/** A calendar month of the company. Its boundaries are fixed permanently when it is closed. */
export const AccountingPeriod = closed({
  /** The month, which names it in addresses too. */
  id: Month,
  month: Month,
  state: oneOf(...periodStates),
  has_ended: Type.Boolean(),
  /** Months are closed in order, and this one is next. */
  is_next: Type.Boolean(),
  starts_at: Instant,
  ends_at: Instant,
  entries: Type.Integer(),
  totals: Type.Array(PeriodTotal),
  closing_at: nullable(Instant),
  closing_by_name: nullable(Type.String()),
  closed_at: nullable(Instant),
  closed_by_name: nullable(Type.String()),
  /** The last entry up to its end and the hash of the chain there. */
  seq: nullable(Type.Integer()),
  hash_hex: nullable(Type.String()),
});
export type AccountingPeriod = Static<typeof AccountingPeriod>;

export const openKinds = ['event_parked', 'event_failed', 'commission_on_hold', 'payout_open'] as const;
/** An unsettled item of a month. It does not keep the month from being closed. */
export const OpenItem = closed({
  kind: oneOf(...openKinds),
  id: Id,
  label: Type.String(),
  on: Day,
  amount_minor: nullable(Minor),
  currency: nullable(CurrencyCode),
  opportunity_id: nullable(Id),
  batch_id: nullable(Id),
});
export type OpenItem = Static<typeof OpenItem>;

export const PeriodReview = closed({
  period: AccountingPeriod,
  /** The number of items of each kind; the list shows the first of each. */
  open: Type.Array(closed({ kind: oneOf(...openKinds), count: Type.Integer(), items: Type.Array(OpenItem) })),
  trial_balance: Type.Array(TrialBalanceRow),
});
export type PeriodReview = Static<typeof PeriodReview>;

/** A link to the list with exactly the reviewed items: by their day, or for payouts by their approval. */
export function openItemsLink(
  kind: OpenItem['kind'],
  { month, starts_at, ends_at }: Pick<AccountingPeriod, 'month' | 'starts_at' | 'ends_at'>,
): string {
  const [first, last] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)];
  const until = new Date(Date.parse(ends_at) - 1).toISOString();
  switch (kind) {
    case 'event_parked':
    case 'event_failed':
      return `/commissions/events?status=${kind.slice('event_'.length)}&occurred_on_gte=${first}&occurred_on_lte=${last}`;
    case 'commission_on_hold':
      return `/commissions?status=on_hold&effective_on_gte=${first}&effective_on_lte=${last}`;
    case 'payout_open':
      return `/commissions/payouts?status=approved&status=processing&approved_at_gte=${starts_at}&approved_at_lte=${until}`;
  }
}
