import { methodStatusOptions, Rail, railOptions } from '#features/payouts/payouts/rail.schema.ts';
import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  CountryCode,
  CurrencyCode,
  closed,
  Email,
  Id,
  Name,
  nullable,
  oneOf,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const read = { write: 'never', partner: 'read', notNull: true } as const;

/** The ways in which a team member can check that payout details belong to the partner. */
export const verifiedHowOptions = sayable([
  { value: 'called', label: 'Called a number we knew before' },
  { value: 'document', label: 'Bank document or canceled check' },
  { value: 'in_person', label: 'Confirmed in person or on video' },
  { value: 'test_payment', label: 'Test payment arrived' },
] as const);

/** A partner has one payout method for each currency. Routes write it, because they encrypt the details. */
export const payoutMethod = defineNoun('payout_methods', nouns.payout_methods, {
  by: '-changed_at',
  fields: {
    rail: field.choice({ ...read, label: 'Payment method', options: railOptions, list: 'shown', filter: true }),
    currency: field.currency({ ...read, label: 'Currency', list: 'shown', sort: true, filter: true }),
    country: field.country({ label: 'Country', write: 'never', partner: 'read' }),
    holder_name: field.text({
      ...read,
      leaves: 'never',
      label: 'Account holder',
      list: 'shown',
      width: 200,
      search: true,
    }),
    /** The end of the account number, or a masked address; lists and files show nothing else. */
    account_last4: field.text({ ...read, leaves: 'never', label: 'Last digits', list: 'shown', search: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: methodStatusOptions,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    /**
     * The default method also receives commissions in currencies without a method of their own, where the company
     * converts.
     */
    is_default: field.boolean({ ...read, label: 'Other currencies', list: 'hidden' }),
    changed_at: field.instant({ ...read, label: 'Changed', relative: true, list: 'shown', sort: true }),
    verified_at: field.instant({ label: 'Verified', write: 'never', partner: 'read' }),
    verified_how: field.choice({ label: 'Checked by', write: 'never', options: verifiedHowOptions }),
    verified_note: field.text({ label: 'Note', write: 'never', max: 500 }),
    /** The end of the security hold after a change; empty if the company has none. */
    usable_from: field.instant({ label: 'Usable from', write: 'never', partner: 'read' }),
    /** Names of other partners with the same account. */
    same_account_as: field.text({ label: 'Same account as', write: 'never', list: 'shown', width: 180 }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 220,
      sort: true,
      filter: true,
      search: true,
    }),
    changed_by: field.reference('people', { label: 'Changed by', write: 'never' }),
  },
});
export type PayoutMethod = RowOf<typeof payoutMethod>;

const Iban = Type.String({
  minLength: 15,
  maxLength: 80,
  description: 'an IBAN such as DE89 3704 0044 0532 0130 00',
});
const Bic = Type.String({
  pattern: '^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$',
  description: 'a BIC of 8 or 11 characters',
});
/** One shape for all rails; the rules reject fields of another rail. */
export const MethodDetails = closed({
  iban: Type.Optional(Iban),
  bic: Type.Optional(nullable(Bic)),
  routing_number: Type.Optional(Type.String({ pattern: '^\\d{9}$', description: 'a routing number of nine digits' })),
  account_number: Type.Optional(
    Type.String({
      minLength: 4,
      maxLength: 34,
      pattern: '^[A-Za-z0-9 -]+$',
      description: 'an account number of letters and digits',
    }),
  ),
  account_type: Type.Optional(oneOf('checking', 'savings')),
  bank_name: Type.Optional(nullable(text(200))),
  email: Type.Optional(Email),
  /** The id of a connected Stripe account. */
  stripe_account: Type.Optional(
    Type.String({
      pattern: '^acct_[A-Za-z0-9]{8,60}$',
      description: 'the id of a Stripe account, such as acct_1Nv0FGQ9RKHgCVdK',
    }),
  ),
  instructions: Type.Optional(text(1000)),
  /** The account holder in Latin letters, for files that have no others. */
  latin_name: Type.Optional(nullable(text(70))),
});
export type MethodDetails = Static<typeof MethodDetails>;
/** The full details for users who verify or pay; each view is recorded. */
export const ShownDetails = closed({
  rail: Rail,
  country: nullable(Type.String()),
  holder_name: Type.String(),
  details: Type.Object({
    iban: Type.Optional(Type.String()),
    bic: Type.Optional(nullable(Type.String())),
    routing_number: Type.Optional(Type.String()),
    account_number: Type.Optional(Type.String()),
    account_type: Type.Optional(Type.String()),
    bank_name: Type.Optional(nullable(Type.String())),
    email: Type.Optional(Type.String()),
    stripe_account: Type.Optional(Type.String()),
    instructions: Type.Optional(Type.String()),
    latin_name: Type.Optional(nullable(Type.String())),
  }),
});
export type ShownDetails = Static<typeof ShownDetails>;
/** `partner_id` is left out in partner mode. A partner has one method for each currency; a new one replaces it. */
export const PayoutMethodCreate = closed({
  partner_id: Type.Optional(Id),
  rail: Rail,
  currency: CurrencyCode,
  country: Type.Optional(nullable(CountryCode)),
  holder_name: Name,
  is_default: Type.Optional(Type.Boolean()),
  details: MethodDetails,
});
export type PayoutMethodCreate = Static<typeof PayoutMethodCreate>;
export const MethodVerification = closed({
  row_version: Type.Optional(Type.Integer()),
  how: Type.Optional(oneOf(...verifiedHowOptions.map(({ value }) => value))),
  note: Type.Optional(nullable(text(500))),
});
export type MethodVerification = Static<typeof MethodVerification>;
export const MethodDefault = closed({ is_default: Type.Boolean() });
/** Reasons why the received amount may differ from the earned one. */
export const Conversion = closed({
  /** The company pays commissions of one currency into an account of another. */
  is_offered: Type.Boolean(),
  /** The company withholds tax from some of its partners. */
  is_taxed: Type.Boolean(),
});
export type Conversion = Static<typeof Conversion>;
