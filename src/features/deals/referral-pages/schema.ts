import { Status } from '#features/deals/deal-registrations/schema.ts';
import {
  CurrencyCode,
  changes,
  closed,
  Day,
  Id,
  Instant,
  Minor,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const pageStates = ['draft', 'published', 'closed'] as const;
export type PageState = (typeof pageStates)[number];
export const accessKinds = ['public', 'signed_in'] as const;
export const partnerSources = ['fixed', 'chosen', 'link', 'login'] as const;
export type PartnerSource = (typeof partnerSources)[number];

const Origin = Type.String({
  pattern: '^https://[a-z0-9.-]+(:\\d{1,5})?$',
  maxLength: 200,
  description: 'https://www.example.com',
});

const own = {
  name: Name,
  form_id: Id,
  type_id: Id,
  headline: Name,
  intro: nullable(text(2000)),
  /** Shown after sending instead of the text of the form. */
  thanks: nullable(text(2000)),
  access: oneOf(...accessKinds),
  partner_from: oneOf(...partnerSources),
  partner_id: nullable(Id),
  offered_partner_ids: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
  opens_on: nullable(Day),
  closes_on: nullable(Day),
  allowed_origins: Type.Array(Origin, { maxItems: 20, uniqueItems: true }),
};
const Text = nullable(Type.String());

export const ReferralPage = Type.Object({
  ...Stored,
  ...own,
  state: oneOf(...pageStates),
  form_name: Type.String(),
  type_name: Text,
  partner_name: Text,
  views: Type.Integer(),
  starts: Type.Integer(),
  registrations: Type.Integer(),
  waiting: Type.Integer(),
  approved: Type.Integer(),
  archived_at: nullable(Instant),
});
export type ReferralPage = Static<typeof ReferralPage>;

/** What a partner needs to open one. */
export const ReferralPageForPartner = Type.Pick(ReferralPage, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'headline',
  'intro',
  'type_id',
  'type_name',
  'opens_on',
  'closes_on',
]);

const { name, headline, form_id, type_id, ...optional } = own;
export const ReferralPageCreate = closed({
  name,
  headline,
  ...Type.Partial(Type.Object(optional)).properties,
  /** Without one, a new form with the usual questions is made. */
  form_id: Type.Optional(form_id),
  /** Without one, the default type. */
  type_id: Type.Optional(type_id),
});
export type ReferralPageCreate = Static<typeof ReferralPageCreate>;
export const ReferralPageUpdate = changes(closed({ ...Type.Partial(Type.Object(own)).properties }));

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
