import { defineNoun, type RowOf, type UpdateOf } from '#shared/define-noun.ts';
import {
  CountryCode,
  closed,
  Day,
  Id,
  Instant,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { leadFields, OpportunityState, sourceOptions, statusOptions } from './fields.schema.ts';
import { nouns } from './nouns.ts';

export const statuses = statusOptions.map(({ value }) => value);
export type LeadStatus = (typeof statuses)[number];
export const LeadSource = oneOf(...sourceOptions.map(({ value }) => value));
export type LeadSource = Static<typeof LeadSource>;

/** Everything not listed is refused. */
export const transitions: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  // A lead is won without having been accepted when the customer buys in the meantime.
  new: ['offered', 'unassigned', 'spam', 'lost', 'won'],
  offered: ['accepted', 'offered', 'unassigned', 'spam', 'lost', 'won'],
  accepted: ['converted', 'won', 'lost', 'offered', 'spam'],
  converted: ['won', 'lost', 'offered', 'accepted'],
  won: ['converted', 'lost'],
  lost: ['converted', 'won', 'offered'],
  unassigned: ['offered', 'spam', 'lost', 'unassigned', 'won'],
  spam: ['new'],
};

export const lead = defineNoun('leads', nouns.leads, {
  quick: ['contact_name', 'contact_email', 'company_name', 'country', 'need'],
  views: [
    { key: 'open', name: 'Open', where: { status: ['new', 'offered', 'accepted', 'unassigned'] } },
    { key: 'unassigned', name: 'Unassigned', where: { status: 'unassigned' } },
    { key: 'this-month', name: 'Received this month', where: { received_at_gte: '@month' } },
  ],
  columns: {
    ...OpportunityState.properties,
    /** The tracked customer it is about, whose clicks decide the credit. */
    customer_id: nullable(Id),
  },
  archive: true,
  by: '-received_at',
  fields: leadFields,
});
export type Lead = RowOf<typeof lead>;
export type LeadUpdate = UpdateOf<typeof lead>;

export const LeadCreate = closed({
  ...lead.create.properties,
  /** The contact agreed to be contacted by a partner. */
  consent: Type.Optional(Type.Boolean()),
});
export type LeadCreate = Static<typeof LeadCreate>;

/** A lead as other modules hand it over. */
export interface IncomingLead {
  organizationId?: string;
  source: LeadSource;
  contact: { name: string; email?: string | null; phone?: string | null };
  company?: {
    name?: string | null;
    domain?: string | null;
    country?: string | null;
    region?: string | null;
    postal_code?: string | null;
  };
  need?: string | null;
  budget?: string | null;
  timing?: string | null;
  /** The id, SKU or name of a product; any other text is added to the need. */
  product?: string | null;
  /** A code, a locale or an English name. */
  language?: string | null;
  /** Asked for one partner: it gets the offer first. */
  partner_id?: string | null;
  /** The sentence the contact agreed to; `true` when the sentence is kept elsewhere. */
  consent?: string | boolean | null;
  submission_id?: string | null;
  customer_id?: string | null;
  external_ref?: string | null;
}

export const offerStatuses = ['offered', 'opened', 'accepted', 'declined', 'expired', 'taken', 'withdrawn'] as const;
export const declineReasons = [
  'capacity',
  'territory',
  'no_expertise',
  'too_small',
  'known_customer',
  'conflict',
  'not_serious',
  'other',
] as const;

const offerForPartner = {
  ...Stored,
  lead_id: Id,
  number: Type.Integer(),
  mode: oneOf('one', 'race', 'requested', 'manual'),
  status: oneOf(...offerStatuses),
  country: nullable(CountryCode),
  region: nullable(Type.String()),
  language: nullable(Type.String()),
  product_name: nullable(Type.String()),
  timing: nullable(Type.String()),
  received_at: Instant,
  offered_at: Instant,
  respond_by: Instant,
  opened_at: nullable(Instant),
  opened_by_name: nullable(Type.String()),
  answered_at: nullable(Instant),
  answered_by_name: nullable(Type.String()),
  reason_code: nullable(Type.String()),
  comment: nullable(Type.String()),
  was_contacted: nullable(Type.Boolean()),
  is_spam: nullable(Type.Boolean()),
  // Null until the partner has opened the offer.
  lead_status: nullable(Type.String()),
  source: nullable(Type.String()),
  contact_name: nullable(Type.String()),
  contact_email: nullable(Type.String()),
  contact_phone: nullable(Type.String()),
  company_name: nullable(Type.String()),
  company_domain: nullable(Type.String()),
  postal_code: nullable(Type.String()),
  need: nullable(Type.String()),
  budget: nullable(Type.String()),
  contact_due_at: nullable(Instant),
  first_contact_at: nullable(Instant),
  opportunity_id: nullable(Id),
  opportunity_name: nullable(Type.String()),
  opportunity_status: nullable(Type.String()),
  opportunity_amount_minor: nullable(Type.Integer()),
  opportunity_currency: nullable(Type.String()),
};
export const LeadOfferForPartner = Type.Object(offerForPartner);
export type LeadOfferForPartner = Static<typeof LeadOfferForPartner>;
export const LeadOffer = Type.Object({
  ...offerForPartner,
  partner_id: Id,
  partner_name: nullable(Type.String()),
  round: Type.Integer(),
  rank: Type.Integer(),
  score: nullable(Type.Integer()),
  contact_hours: Type.Integer(),
});
export type LeadOffer = Static<typeof LeadOffer>;

export const LeadRound = Type.Object({
  id: Id,
  lead_id: Id,
  round: Type.Integer(),
  kind: oneOf('rule', 'requested', 'manual'),
  rule_id: nullable(Id),
  rule_name: nullable(Type.String()),
  mode: oneOf('one', 'race', 'requested', 'manual'),
  considered: Type.Integer(),
  eligible: Type.Integer(),
  outcome: oneOf('open', 'accepted', 'passed', 'withdrawn', 'nobody'),
  actor_name: nullable(Type.String()),
  reason_text: nullable(Type.String()),
  started_at: Instant,
  ended_at: nullable(Instant),
});
export type LeadRound = Static<typeof LeadRound>;

const version = { row_version: Type.Optional(Type.Integer()) };
const Words = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
export const Acceptance = closed({
  next_step: Words,
  next_step_on: Type.Optional(nullable(Day)),
  amount_minor: PositiveMinor,
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency code such as EUR' })),
  ...version,
});
export type Acceptance = Static<typeof Acceptance>;
export const Decline = closed({
  reason_code: oneOf(...declineReasons),
  comment: Type.Optional(nullable(text(2000))),
  was_contacted: Type.Optional(Type.Boolean()),
  is_spam: Type.Optional(Type.Boolean()),
  ...version,
});
export type Decline = Static<typeof Decline>;
export const Plain = closed(version);
export const Assignment = closed({ partner_id: Id, reason: Words, ...version });
export type Assignment = Static<typeof Assignment>;
export const WithReason = closed({ reason: Words, ...version });
