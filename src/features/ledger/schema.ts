import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

export const accountKinds = ['asset', 'liability', 'expense', 'income', 'clearing'] as const;
export const entryKinds = [
  'accrue',
  'release',
  'reverse',
  'hold',
  'reserve',
  'paid',
  'fail',
  'return',
  'write_off',
  'manual',
] as const;
export const EntryKind = oneOf(...entryKinds);
export type EntryKind = Static<typeof EntryKind>;

/** An account with its balance: credits less debits, so what is owed is positive and what was spent negative. */
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

/** One side of an entry as it is hashed: the account's code, so that the chain needs no other table to be read. */
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
  postings: Type.Array(EntryPosting),
  partner_name: nullable(Type.String()),
  hash_hex: Type.String(),
});
export type JournalEntry = Static<typeof JournalEntry>;

/** One group of accounts in one currency, all partners together. */
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
