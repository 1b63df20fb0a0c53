import type { AccountGroup, EntryKind } from '#features/payouts/ledger/schema.ts';
import type { AccountingSetup, ExportKind, MappedAccount, System } from '../schema.ts';

/** One side of an entry of the month. */
export interface MonthPosting {
  seq: number;
  kind: EntryKind;
  /** The day of the booking, which is in the month. */
  booked_on: string;
  /** The day of the event, which can be earlier. */
  effective_on: string;
  account: AccountGroup;
  partner_name: string | null;
  side: 'D' | 'C';
  amount_minor: number;
  currency: string;
  /** In the base currency, where the system needs it. */
  base_minor: number;
  /** Units of the base currency for one of `currency`. */
  rate: string | null;
  line_number: number | null;
  statement_no: string | null;
}

/** One payment of the month, or its return by the bank. */
export interface MonthBill {
  number: string;
  partner_name: string;
  legal_name: string | null;
  paid_on: string;
  amount_minor: number;
  currency: string;
}

export interface MonthBooks {
  /** `2026-02` */
  month: string;
  starts_on: string;
  ends_on: string;
  closed_at: string;
  postings: MonthPosting[];
  bills: MonthBill[];
}

export interface LayoutInput extends MonthBooks {
  setup: AccountingSetup;
  accounts: ReadonlyMap<AccountGroup, MappedAccount>;
}

export interface LaidOut {
  file_name: string;
  content: Buffer;
}

export interface Layout {
  system: System;
  kind: ExportKind;
  /** The file needs amounts in the base currency. */
  needsBase: boolean;
  /** The reasons why an account cannot be used in this system. */
  accountProblem: (account: MappedAccount, setup: AccountingSetup) => string | null;
  problems?: (input: LayoutInput) => string[];
  /** The most rows that the system imports at once. */
  mostRows: number;
  rowCount: (input: LayoutInput) => number;
  lay: (input: LayoutInput) => LaidOut;
}
