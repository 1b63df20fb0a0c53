import { defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  CountryCode,
  CurrencyCode,
  closed,
  Id,
  Instant,
  Minor,
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
const partnerField = sayable({
  label: 'Partner',
  named: 'partner_name',
  notNull: true,
  write: 'never',
  list: 'shown',
  width: 220,
  sort: true,
  filter: true,
  search: true,
} as const);

export const selfBillingAgreement = defineNoun('self_billing_agreements', nouns.self_billing_agreements, {
  by: '-accepted_at',
  inPlace: false,
  fields: {
    partner_id: field.reference('partners', partnerField),
    series: field.number({ ...read, label: 'Series', list: 'shown', sort: true }),
    accepted_name: field.text({ ...read, label: 'Accepted by', list: 'shown' }),
    accepted_at: field.instant({ ...read, label: 'Accepted', day: true, list: 'shown', sort: true }),
    ended_at: field.instant({ label: 'Ended', write: 'never', partner: 'read', day: true, list: 'shown', sort: true }),
    terms: field.longText({ ...read, label: 'Terms', max: 5000 }),
  },
});

export const invoiceKinds = sayable([
  { value: 'invoice', label: 'Invoice', tone: 'green' },
  { value: 'credit_note', label: 'Credit note', tone: 'amber' },
] as const);
export const treatments = sayable([
  { value: 'domestic', label: 'With VAT' },
  { value: 'reverse_charge', label: 'Reverse charge' },
  { value: 'outside_scope', label: 'Outside scope' },
  { value: 'small_business', label: 'Small business' },
] as const);

export const selfBillingInvoice = defineNoun('self_billing_invoices', nouns.self_billing_invoices, {
  by: '-issued_at',
  inPlace: false,
  fields: {
    number: field.text({ ...read, label: 'Number', list: 'shown', sort: true, search: true }),
    kind: field.choice({ ...read, label: 'Kind', options: invoiceKinds, list: 'shown', filter: true }),
    partner_id: field.reference('partners', partnerField),
    issued_on: field.date({ ...read, label: 'Issued', list: 'shown', sort: true, filter: true }),
    statement_no: field.text({ ...read, label: 'Statement', list: 'shown', search: true }),
    net_minor: field.money({ ...read, label: 'Net', list: 'shown' }),
    vat_minor: field.money({ ...read, label: 'VAT', list: 'shown' }),
    total_minor: field.money({ ...read, label: 'Total', list: 'shown', sort: true, filter: true }),
    treatment: field.choice({ ...read, label: 'VAT treatment', options: treatments, list: 'shown', filter: true }),
    vat_rate_ppm: field.rate({ ...read, label: 'VAT rate', list: 'hidden' }),
    issued_at: field.instant({ ...read, label: 'Issued at', sort: true }),
  },
  sharedColumns: {
    currency: CurrencyCode,
    item_id: Id,
    corrects_id: nullable(Id),
    rounding_minor: Type.Integer(),
  },
});
export type SelfBillingInvoice = RowOf<typeof selfBillingInvoice>;
export type SelfBillingInvoiceForPartner = PartnerRowOf<typeof selfBillingInvoice>;

const settings = {
  is_on: Type.Boolean(),
  legal_name: Type.String({ maxLength: 200 }),
  street: Type.String({ maxLength: 200 }),
  city: Type.String({ maxLength: 100 }),
  postal_code: Type.String({ maxLength: 20 }),
  country: nullable(CountryCode),
  vat_number: nullable(text(20)),
  vat_rate_ppm: Type.Integer({ minimum: 0, maximum: 500_000 }),
  prefix: Type.String({ pattern: '^[A-Z0-9]{1,8}$', description: 'up to eight capital letters and digits' }),
  terms: Type.String({ maxLength: 5000 }),
  nec_threshold_minor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
};
export const SelfBillingSettings = closed(settings);
export type SelfBillingSettings = Static<typeof SelfBillingSettings>;

/** Self-billing as a partner sees it: the terms, and its own agreement. */
export const OwnSelfBilling = closed({
  is_on: Type.Boolean(),
  company: Type.String(),
  terms: Type.String(),
  /** An agreement needs an accepted tax profile, because invoices name its data. */
  has_profile: Type.Boolean(),
  agreement: nullable(
    Type.Object({ id: Id, accepted_name: Type.String(), accepted_at: Instant, terms: Type.String() }),
  ),
});
export type OwnSelfBilling = Static<typeof OwnSelfBilling>;
export const AcceptSelfBilling = closed({ accepted_name: Name, accepts: Type.Literal(true) });

/** The payments of a partner in a year, equal to the ledger. */
export const TaxTotal = closed({
  partner_id: Id,
  partner_name: Type.String(),
  currency: CurrencyCode,
  paid_minor: Minor,
  withheld_minor: Minor,
  payments: Type.Integer(),
  quarters: Type.Array(Minor, { minItems: 4, maxItems: 4 }),
  /** The report that the payments belong in; `no_profile` when nobody can tell. */
  report: oneOf('1099_nec', 'dac7', 'below_threshold', 'none', 'no_profile'),
  profile_id: nullable(Id),
});
export type TaxTotal = Static<typeof TaxTotal>;
export const TaxYear = closed({ year: Type.Integer({ minimum: 2000, maximum: 2200 }) });
export const TotalsFile = closed({ name: Type.String(), text: Type.String() });
