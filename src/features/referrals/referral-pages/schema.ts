import { Status } from '#features/deals/deal-registrations/schema.ts';
import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, Id, Instant, Minor, nullable, type Static, Stored, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const stateOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'closed', label: 'Closed', tone: 'amber' },
] as const);

const accessOptions = sayable([
  { value: 'public', label: 'Anyone with the link' },
  { value: 'signed_in', label: 'People who have signed in' },
] as const);

export const sourceOptions = sayable([
  { value: 'fixed', label: 'Always the same partner' },
  { value: 'chosen', label: 'Chosen from a list' },
  { value: 'link', label: 'The partner whose referral link is used' },
  { value: 'login', label: 'The partner of the person who signs in' },
] as const);

const Origin = Type.String({
  pattern: '^https://[a-z0-9.-]+(:\\d{1,5})?$',
  maxLength: 200,
  description: 'https://www.example.com',
});
const lists = {
  offered_partner_ids: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
  allowed_origins: Type.Array(Origin, { maxItems: 20, uniqueItems: true }),
};
const Text = nullable(Type.String());
const count = { notNull: true, write: 'never', width: 90, list: 'shown' } as const;

/** A deal registration form. Partners read what they need to open one. */
export const referralPage = defineNoun('referral_pages', nouns.referral_pages, {
  columns: { ...lists, form_name: Type.String() },
  input: Type.Partial(Type.Object(lists)).properties,
  archive: true,
  fields: {
    name: field.text({
      label: 'Name',
      help: 'Only your team sees it.',
      section: 'Texts',
      required: true,
      wide: true,
      list: 'shown',
      sort: true,
      search: true,
    }),
    headline: field.text({
      label: 'Headline',
      section: 'Texts',
      required: true,
      wide: true,
      partner: 'read',
      sort: true,
      search: true,
    }),
    intro: field.longText({ label: 'Introduction', section: 'Texts', partner: 'read' }),
    thanks: field.longText({
      label: 'Thank-you text',
      help: 'Leave it empty to show the text of the form.',
      section: 'Texts',
    }),
    state: field.choice({
      label: 'Status',
      options: stateOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    /** Defaults to the default type. */
    type_id: field.reference('opportunity_types', {
      label: 'Opportunity type',
      section: 'Registrations',
      notNull: true,
      named: 'type_name',
      partner: 'read',
      list: 'shown',
      filter: true,
    }),
    /** Defaults to a new form with the usual questions. */
    form_id: field.reference('forms', {
      label: 'Form',
      section: 'Registrations',
      notNull: true,
      named: 'form_name',
      list: 'hidden',
      filter: 'api',
    }),
    access: field.choice({ label: 'Access', options: accessOptions, notNull: true, filter: true }),
    partner_from: field.choice({ label: 'Partner from', options: sourceOptions, notNull: true, filter: true }),
    partner_id: field.reference('partners', { label: 'Partner', named: 'partner_name', filter: true }),
    opens_on: field.date({ label: 'Opens', section: 'Availability', partner: 'read' }),
    closes_on: field.date({ label: 'Closes', section: 'Availability', partner: 'read' }),
    views: field.number({ label: 'Views', sort: true, ...count }),
    starts: field.number({ label: 'Started', ...count }),
    registrations: field.number({ label: 'Registered', sort: true, ...count, width: 110 }),
    approved: field.number({ label: 'Approved', sort: true, ...count, width: 110 }),
    waiting: field.number({ label: 'Open', sort: true, ...count }),
    created_at: field.timestamp({ label: 'Created', day: true, list: 'hidden' }),
  },
});
export type ReferralPage = RowOf<typeof referralPage>;
export type ReferralPageForPartner = PartnerRowOf<typeof referralPage>;
export type ReferralPageCreate = CreateOf<typeof referralPage>;

/** A registration that came through a form. */
export const ReferralEntry = Type.Object({
  ...Stored,
  registration_id: Id,
  page_id: Id,
  page_name: Type.String(),
  is_public: Type.Boolean(),
  submitter_name: Text,
  submitter_email: Text,
  number: Type.Integer(),
  account_name: Type.String(),
  partner_id: Id,
  partner_name: Text,
  status: Status,
  amount_minor: nullable(Minor),
  currency: CurrencyCode,
  review_due_at: nullable(Instant),
});
export type ReferralEntry = Static<typeof ReferralEntry>;

/** A product of a registration. */
export const RegistrationLine = Type.Object({
  ...Stored,
  registration_id: Id,
  product_id: Id,
  product_name: Text,
  quantity: Type.Integer(),
  amount_minor: nullable(Minor),
  currency: CurrencyCode,
  position: Type.Integer(),
});
export type RegistrationLine = Static<typeof RegistrationLine>;
