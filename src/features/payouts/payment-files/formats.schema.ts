import { oneOf, type Static } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The formats of payment files. */
export const formatOptions = sayable([
  { value: 'sepa_09', label: 'SEPA credit transfer (pain.001.001.09)' },
  { value: 'sepa_03', label: 'SEPA credit transfer (pain.001.001.03)' },
  { value: 'nacha_ccd', label: 'ACH to companies (NACHA, CCD)' },
  { value: 'nacha_ppd', label: 'ACH to individuals (NACHA, PPD)' },
  { value: 'paypal', label: 'PayPal mass payout (CSV)' },
  { value: 'wise', label: 'Wise batch payment (CSV)' },
  { value: 'bank_csv', label: 'Bank transfers (CSV)' },
] as const);
export const FileFormat = oneOf(...formatOptions.map(({ value }) => value));
export type FileFormat = Static<typeof FileFormat>;

/** The kinds of accounts that payment files are paid from. */
export const fundingKindOptions = sayable([
  { value: 'sepa', label: 'SEPA account' },
  { value: 'nacha', label: 'ACH originator' },
  { value: 'stripe', label: 'Stripe' },
] as const);
export const FundingKind = oneOf(...fundingKindOptions.map(({ value }) => value));
export type FundingKind = Static<typeof FundingKind>;

/** The formats that name the company's own account, which must be entered first. */
export const fundingOf: Partial<Record<FileFormat, FundingKind>> = {
  sepa_09: 'sepa',
  sepa_03: 'sepa',
  nacha_ccd: 'nacha',
  nacha_ppd: 'nacha',
};
