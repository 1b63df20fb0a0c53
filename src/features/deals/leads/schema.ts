import { defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { CountryCode, closed, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { leadFields, OpportunityState, sourceOptions, statusOptions } from './fields.schema.ts';
import { nouns } from './nouns.ts';

export const statuses = statusOptions.map(({ value }) => value);
export type LeadStatus = (typeof statuses)[number];
export const LeadSource = oneOf(...sourceOptions.map(({ value }) => value));
export type LeadSource = Static<typeof LeadSource>;

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

export const offerStatusOptions = sayable([
  { value: 'offered', label: 'New', tone: 'amber' },
  { value: 'opened', label: 'Opened', tone: 'blue' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'gray' },
  { value: 'expired', label: 'Not answered', tone: 'red' },
  { value: 'taken', label: 'Taken by another partner', tone: 'gray' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const);
export type OfferStatus = (typeof offerStatusOptions)[number]['value'];

export const declineOptions = sayable([
  { value: 'capacity', label: 'No capacity' },
  { value: 'territory', label: 'Outside our territory' },
  { value: 'no_expertise', label: 'Not our expertise' },
  { value: 'too_small', label: 'Too small' },
  { value: 'known_customer', label: 'Already our customer' },
  { value: 'conflict', label: 'Conflict of interest' },
  { value: 'not_serious', label: 'Not a serious request' },
  { value: 'other', label: 'Other' },
] as const);

const offerForPartner = {
  ...Stored,
  lead_id: Id,
  number: Type.Integer(),
  mode: oneOf('one', 'race', 'requested', 'manual'),
  status: oneOf(...offerStatusOptions.map(({ value }) => value)),
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
