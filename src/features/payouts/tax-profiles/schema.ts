import { defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  CountryCode,
  closed,
  Day,
  Id,
  Instant,
  Name,
  nullable,
  oneOf,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';
import { nouns } from './nouns.ts';
import {
  appliesToOptions,
  entityOptions,
  fatcaOptions,
  formOptions,
  paperOptions,
  personOptions,
  statusOptions,
  usClassOptions,
} from './options.schema.ts';
import { usStates } from './us-states.schema.ts';

const read = { write: 'never', partner: 'read', notNull: true } as const;
const maybe = { write: 'never', partner: 'read' } as const;

/**
 * The tax data of a partner as it was certified. Rows are written by routes, because numbers are encrypted; a new
 * submission is a new row.
 */
export const taxProfile = defineNoun('tax_profiles', nouns.tax_profiles, {
  by: '-created_at',
  inPlace: false,
  fields: {
    status: field.choice({
      ...read,
      label: 'Status',
      options: statusOptions,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    country: field.country({ ...read, label: 'Country', list: 'shown', sort: true, filter: true }),
    person: field.choice({ ...read, label: 'Kind', options: personOptions, list: 'hidden', filter: true }),
    form: field.choice({ ...read, label: 'Form', options: formOptions, list: 'shown', filter: true }),
    legal_name: field.text({ ...read, label: 'Legal name', list: 'shown', width: 220, search: true }),
    street: field.text({ ...read, label: 'Street and number' }),
    city: field.text({ ...read, label: 'City' }),
    state: field.choice({ ...maybe, label: 'State', options: usStates }),
    postal_code: field.text({ ...maybe, label: 'Postal code', max: 20 }),
    us_class: field.choice({ ...maybe, label: 'Tax classification', options: usClassOptions }),
    entity_status: field.choice({ ...maybe, label: 'Type of entity', options: entityOptions }),
    fatca_status: field.choice({ ...maybe, label: 'FATCA status', options: fatcaOptions }),
    claims_treaty: field.boolean({ ...read, label: 'Claims treaty benefits' }),
    tax_number_kind: field.choice({
      ...maybe,
      label: 'Kind of tax number',
      options: [
        { value: 'ssn', label: 'SSN' },
        { value: 'itin', label: 'ITIN' },
        { value: 'ein', label: 'EIN' },
        { value: 'foreign', label: 'National tax number' },
      ],
    }),
    /** The last digits; lists, files and the audit log show nothing else. */
    tax_number_last4: field.text({ ...maybe, label: 'Tax number', list: 'hidden' }),
    vat_number_last4: field.text({ ...maybe, label: 'VAT number', list: 'hidden' }),
    has_birth_date: field.boolean({ ...read, label: 'Date of birth on file' }),
    is_small_business: field.boolean({ ...read, label: 'Small business without VAT', list: 'hidden' }),
    certified_name: field.text({ ...read, label: 'Certified by' }),
    certified_at: field.instant({ ...read, label: 'Certified', day: true, list: 'shown', sort: true }),
    valid_until: field.date({ ...maybe, label: 'Valid until', list: 'shown', sort: true, filter: true }),
    reviewed_at: field.instant({ ...maybe, label: 'Reviewed', day: true }),
    reviewed_by_name: field.text({ label: 'Reviewed by', write: 'never' }),
    reject_reason: field.text({ ...maybe, label: 'Reason', max: 500 }),
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
  },
});
export type TaxProfile = RowOf<typeof taxProfile>;
export type TaxProfileForPartner = PartnerRowOf<typeof taxProfile>;

/** A rule: partners of a group need a paper before they are paid. */
export const taxRequirement = defineNoun('tax_requirements', nouns.tax_requirements, {
  by: 'created_at',
  fields: {
    paper: field.choice({ label: 'Paper', options: paperOptions, required: true, list: 'shown', filter: 'api' }),
    applies_to: field.choice({ label: 'Applies to', options: appliesToOptions, required: true, list: 'shown' }),
    country: field.country({ label: 'Country', list: 'shown' }),
    currency: field.currency({
      label: 'Only for earnings in',
      help: 'Without a currency, the rule applies before the first payment in any currency.',
      list: 'shown',
    }),
    threshold_minor: field.money({
      label: 'From this amount in a year',
      help: 'Paid this year plus earned and not paid yet.',
      positive: true,
      list: 'shown',
    }),
  },
});
export type TaxRequirement = RowOf<typeof taxRequirement>;

const optionsOf = <T extends string>(options: readonly { value: T }[]) => oneOf(...options.map(({ value }) => value));
const TaxNumber = Type.String({
  minLength: 2,
  maxLength: 30,
  pattern: '^[A-Za-z0-9 ./+*-]+$',
  description: 'a number of letters, digits, spaces, dots and dashes',
});

/** The tax profile that a partner hands in. The server decides which form it is. */
export const TaxProfileCreate = closed({
  country: CountryCode,
  person: optionsOf(personOptions),
  legal_name: Name,
  street: text(200),
  city: text(100),
  /** In the United States only. */
  state: Type.Optional(nullable(optionsOf(usStates))),
  postal_code: Type.Optional(nullable(text(20))),
  /** Partners outside the United States also certify that they are not US persons (Form W-8). */
  with_us_form: Type.Optional(Type.Boolean()),
  us_class: Type.Optional(nullable(optionsOf(usClassOptions))),
  entity_status: Type.Optional(nullable(optionsOf(entityOptions))),
  fatca_status: Type.Optional(nullable(optionsOf(fatcaOptions))),
  claims_treaty: Type.Optional(Type.Boolean()),
  tax_number: Type.Optional(nullable(TaxNumber)),
  vat_number: Type.Optional(nullable(TaxNumber)),
  birth_date: Type.Optional(nullable(Day)),
  is_small_business: Type.Optional(Type.Boolean()),
  certified_name: Name,
  certifies: Type.Literal(true, { description: 'true: the person certifies the statements above the signature' }),
});
export type TaxProfileCreate = Static<typeof TaxProfileCreate>;

/** The full numbers, for a person who reviews or reports them; each view is recorded. */
export const TaxNumbers = closed({
  tax_number: nullable(Type.String()),
  vat_number: nullable(Type.String()),
  birth_date: nullable(Type.String()),
});
export type TaxNumbers = Static<typeof TaxNumbers>;

/** A paper that a partner needs before it is paid. */
export const MissingPaper = closed({
  requirement_id: Id,
  paper: optionsOf(paperOptions),
  state: oneOf('missing', 'in_review', 'rejected', 'expired'),
  /** The reason why payments wait, the same for both sides. */
  label: Type.String(),
});
export type MissingPaper = Static<typeof MissingPaper>;

export const TaxPapers = closed({
  missing: Type.Array(MissingPaper),
  /** A rule of the company asks partners outside the United States for a US form. */
  needs_us_form: Type.Boolean(),
  /** The form in force expires within 60 days. */
  expires_on: nullable(Day),
  /** The last time that the company asked for what is missing; partners do not read who asked. */
  asked: nullable(closed({ at: Instant, by_name: nullable(Type.String()) })),
});
export const AskForPapers = closed({ partner_id: Id });
export type TaxPapers = Static<typeof TaxPapers>;
