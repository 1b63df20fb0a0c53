import { methodStatuses, Rail } from '#features/money/payouts/rail.schema.ts';
import {
  CountryCode,
  CurrencyCode,
  closed,
  Email,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

const methodForBoth = {
  ...Stored,
  rail: Rail,
  currency: CurrencyCode,
  country: nullable(Type.String()),
  holder_name: Type.String(),
  /** The end of the account number, or a masked address; lists and files show nothing else. */
  account_last4: Type.String(),
  status: oneOf(...methodStatuses),
  /**
   * The default method also receives commissions in currencies without a method of their own, where the company
   * converts.
   */
  is_default: Type.Boolean(),
  changed_at: Instant,
  verified_at: nullable(Instant),
};
export const PayoutMethod = Type.Object({
  ...methodForBoth,
  partner_id: Id,
  partner_name: Type.String(),
  changed_by: nullable(Id),
});
export type PayoutMethod = Static<typeof PayoutMethod>;
export const PayoutMethodForPartner = Type.Object(methodForBoth);

const Iban = Type.String({
  minLength: 15,
  maxLength: 42,
  pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$',
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
  instructions: Type.Optional(text(1000)),
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
    instructions: Type.Optional(Type.String()),
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
export const MethodDefault = closed({ is_default: Type.Boolean() });
/** Reasons why the received amount may differ from the earned one. */
export const Conversion = closed({
  /** The company pays commissions of one currency into an account of another. */
  is_offered: Type.Boolean(),
  /** The company withholds tax from some of its partners. */
  is_taxed: Type.Boolean(),
});
export type Conversion = Static<typeof Conversion>;
