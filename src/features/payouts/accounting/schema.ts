import { type AccountGroup, accountNames, Month } from '#features/payouts/ledger/schema.ts';
import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayableWords } from '#shared/text/labels.ts';

/** The accounting systems with a documented import of journals. */
export const systems = ['quickbooks', 'xero', 'netsuite', 'datev'] as const;
export const System = oneOf(...systems);
export type System = Static<typeof System>;
export const systemNames: Readonly<Record<System, string>> = sayableWords({
  quickbooks: 'QuickBooks Online',
  xero: 'Xero',
  netsuite: 'NetSuite',
  datev: 'DATEV',
});
/** The kinds of files; bills exist for the systems in which partners are paid through accounts payable. */
export const exportKinds = ['journal', 'bills'] as const;
export const ExportKind = oneOf(...exportKinds);
export type ExportKind = Static<typeof ExportKind>;
export const hasBills = (system: System): boolean => system === 'quickbooks' || system === 'xero';

export const accountGroups = Object.keys(accountNames) as AccountGroup[];
export const AccountGroupName = oneOf(...accountGroups);

const MappedAccount = closed({
  account: AccountGroupName,
  /** The account number or code in the company's books. */
  number: Type.String({
    maxLength: 20,
    pattern: '^[A-Za-z0-9 ._:-]*$',
    description: 'letters, digits, dots or dashes',
  }),
  /** The name of the account in the company's books. */
  name: Type.String({ maxLength: 150 }),
});
export type MappedAccount = Static<typeof MappedAccount>;

const settings = {
  system: System,
  /** The tax rate that Xero shows for lines without tax, by its full name. */
  xero_tax_rate: Type.String({ minLength: 1, maxLength: 100 }),
  netsuite_subsidiary: Type.String({ maxLength: 100 }),
  datev_consultant: nullable(Type.Integer({ minimum: 1001, maximum: 9_999_999 })),
  datev_client: nullable(Type.Integer({ minimum: 1, maximum: 99_999 })),
  datev_account_length: Type.Integer({ minimum: 4, maximum: 8 }),
  /** The chart of accounts that DATEV expects; empty for one of the company's own. */
  datev_chart: oneOf('', '03', '04'),
  fiscal_year_starts: Type.Integer({ minimum: 1, maximum: 12 }),
  /** Bills clear the account of payments beside the journal, or are the expense where no journal is imported. */
  bill_account: oneOf('cash:clearing', 'expense:commission'),
};
export const AccountingSetup = closed({
  ...settings,
  base_currency: CurrencyCode,
  accounts: Type.Array(MappedAccount),
});
export type AccountingSetup = Static<typeof AccountingSetup>;
export const AccountingSetupInput = closed({
  ...settings,
  accounts: Type.Array(MappedAccount, { maxItems: accountGroups.length }),
});
export type AccountingSetupInput = Static<typeof AccountingSetupInput>;

const Totals = Type.Array(closed({ currency: CurrencyCode, debit_minor: Minor, credit_minor: Minor }));
/** A payment or return that the system's import does not accept and that is entered by hand. */
const LeftOut = closed({ number: Type.String(), partner: Type.String(), amount_minor: Minor, currency: CurrencyCode });

export const AccountingExport = closed({
  id: Id,
  month: Month,
  system: System,
  kind: ExportKind,
  file_name: Type.String(),
  sha256: Type.String(),
  row_count: Type.Integer(),
  totals: Totals,
  created_at: Instant,
  created_by_name: Type.String(),
  downloads: Type.Integer(),
  last_download_at: nullable(Instant),
  /** The accounts or settings changed since. */
  is_outdated: Type.Boolean(),
});
export type AccountingExport = Static<typeof AccountingExport>;

export const ExportChoice = closed({ month: Month, system: System, kind: ExportKind });
export type ExportChoice = Static<typeof ExportChoice>;

/** The content of a file before it is created. */
export const ExportPreview = closed({
  ...ExportChoice.properties,
  row_count: Type.Integer(),
  /** More than one where the system limits the rows of one import; they are in one archive. */
  file_count: Type.Integer(),
  totals: Totals,
  accounts: Type.Array(
    closed({
      account: AccountGroupName,
      number: Type.String(),
      name: Type.String(),
      currency: CurrencyCode,
      debit_minor: Minor,
      credit_minor: Minor,
    }),
  ),
  /** The reasons why the file cannot be created, in words. */
  problems: Type.Array(Type.String()),
  left_out: Type.Array(LeftOut),
});
export type ExportPreview = Static<typeof ExportPreview>;

/** Amounts of the liability report; the ages count days since a commission was earned. */
const liability = {
  currency: CurrencyCode,
  accrued_minor: Minor,
  on_hold_minor: Minor,
  payable_minor: Minor,
  reserved_minor: Minor,
  paid_minor: Minor,
  written_off_minor: Minor,
  /** Clawbacks to expect of what can still be taken back, by those of the year before. */
  reserve_minor: Minor,
  age_0_30_minor: Minor,
  age_31_60_minor: Minor,
  age_61_90_minor: Minor,
  age_over_90_minor: Minor,
};
export const LiabilityRow = closed({ partner_id: Id, partner_name: Type.String(), ...liability });
export type LiabilityRow = Static<typeof LiabilityRow>;
export const LiabilityTotal = closed({
  ...liability,
  /** Clawbacks as a part of what was earned in the year before, in millionths. */
  clawback_ppm: Type.Integer(),
});
export type LiabilityTotal = Static<typeof LiabilityTotal>;
export const LiabilityReport = closed({
  on: Day,
  clawback_days: Type.Integer(),
  /** The last entry of the ledger that is counted. */
  seq: Type.Integer(),
  totals: Type.Array(LiabilityTotal),
  rows: Type.Array(LiabilityRow),
});
export type LiabilityReport = Static<typeof LiabilityReport>;
export const LiabilityQuery = closed({ on: Type.Optional(Day) });

export const LiabilityLine = closed({
  line_id: Id,
  number: Type.Integer(),
  description: Type.String(),
  effective_on: Day,
  age_days: Type.Integer(),
  on_hold_minor: Minor,
  payable_minor: Minor,
  reserved_minor: Minor,
  paid_minor: Minor,
  /** The part that can still be taken back. */
  exposed_minor: Minor,
});
export type LiabilityLine = Static<typeof LiabilityLine>;
export const LiabilityLinesQuery = closed({ on: Type.Optional(Day), partner_id: Id, currency: CurrencyCode });
