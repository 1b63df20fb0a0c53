import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Instant, nullable, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const statusOptions = sayable([
  { value: 'requested', label: 'Requested', tone: 'gray' },
  { value: 'started', label: 'Started', tone: 'gray' },
  { value: 'submitted', label: 'Submitted', tone: 'gray' },
  { value: 'verified', label: 'Verified', tone: 'blue' },
  { value: 'in_moderation', label: 'In moderation', tone: 'blue' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'disputed', label: 'Disputed', tone: 'violet' },
  { value: 'removed', label: 'Removed', tone: 'gray' },
] as const);

const NullableText = nullable(Type.String());
const read = { write: 'never', partner: 'read' } as const;
const score = { ...read, list: 'hidden', sort: true, width: 110 } as const;

/** Every field of a review. Its author writes them on the public page; the company and the partner decide about it. */
export const review = defineNoun('reviews', nouns.reviews, {
  fields: {
    status: field.choice({
      ...read,
      label: 'Status',
      options: statusOptions,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    quote: field.longText({ ...read, label: 'Review', max: 4000, list: 'shown', width: 320, search: true }),
    author: field.text({ ...read, label: 'Author', card: 'Author', list: 'shown', sort: true, search: true }),
    designation: field.text({ ...read, label: 'Job title', card: 'Author' }),
    company: field.text({ ...read, label: 'Company', card: 'Author', list: 'hidden', search: true }),
    cooperation: field.number({ ...score, label: 'Cooperation' }),
    quality: field.number({ ...score, label: 'Quality' }),
    schedule: field.number({ ...score, label: 'Schedule' }),
    budget: field.number({ ...score, label: 'Budget' }),
    opportunity_id: field.reference('opportunities', {
      ...read,
      label: 'Deal',
      card: 'Customer',
      named: 'opportunity_name',
      list: 'hidden',
      filter: 'api',
      search: true,
    }),
    account_name: field.text({ ...read, label: 'Account', card: 'Customer', list: 'hidden', search: true }),
    won_on: field.date({ ...read, label: 'Deal won', card: 'Customer' }),
    requested_by: field.choice({
      ...read,
      label: 'Requested by',
      options: [
        { value: 'company', label: 'Company' },
        { value: 'partner', label: 'Partner' },
      ],
      notNull: true,
      card: 'History',
      list: 'hidden',
      filter: true,
    }),
    invited_at: field.instant({
      ...read,
      label: 'Link sent',
      card: 'History',
      list: 'hidden',
      relative: true,
      sort: true,
    }),
    submitted_at: field.instant({ ...read, label: 'Submitted', card: 'History', relative: true, sort: true }),
    verified_at: field.instant({ ...read, label: 'Email verified', card: 'History', relative: true, filter: 'api' }),
    published_at: field.instant({
      ...read,
      label: 'Published',
      card: 'History',
      list: 'hidden',
      relative: true,
      sort: true,
      filter: true,
    }),
    is_pinned: field.boolean({ ...read, label: 'Pinned', notNull: true, list: 'hidden', filter: true }),
  },
  sharedColumns: {
    /** The mean of the four categories. */
    rating: nullable(Type.Number()),
    opportunity_number: nullable(Type.Integer()),
    note: NullableText,
    decided_at: nullable(Instant),
    decision_reason: NullableText,
    disputed_at: nullable(Instant),
    dispute_reason: NullableText,
    reply: NullableText,
    replied_at: nullable(Instant),
    pinned_at: nullable(Instant),
  },
  columns: {
    contact_id: nullable(Id),
    contact_name: NullableText,
    contact_email: NullableText,
    decided_by_name: NullableText,
    expires_at: nullable(Instant),
  },
});
export type Review = RowOf<typeof review>;
export type ReviewStatus = Review['status'];

/** A contact who can be asked for a review, and the won deal that makes it one. */
export const ReviewCandidate = closed({
  opportunity_id: Id,
  opportunity_name: Type.String(),
  account_name: NullableText,
  closed_on: Type.String({ format: 'date' }),
  partner_id: Id,
  partner_name: Type.String(),
  contact_id: nullable(Id),
  contact_name: NullableText,
  contact_email: NullableText,
});
export type ReviewCandidate = Static<typeof ReviewCandidate>;
export const CandidateQuery = closed({ partner_id: Type.Optional(Id), opportunity_id: Type.Optional(Id) });

/** The company sends the link at once. */
export const ReviewInvite = closed({ partner_id: Id, opportunity_id: Id, contact_id: Id });
export type ReviewInvite = Static<typeof ReviewInvite>;
/** A partner asks for one; the company chooses the contact. */
export const ReviewRequest = closed({ opportunity_id: Id, note: Type.Optional(nullable(text(1000))) });
export type ReviewRequest = Static<typeof ReviewRequest>;
/** Without a contact, the one that was asked before. */
export const ReviewSend = closed({ contact_id: Type.Optional(Id) });

/** The figures of a partner; ratings from three reviews on. */
export const PartnerRating = closed({
  count: Type.Integer(),
  rating: nullable(Type.Number()),
  cooperation: nullable(Type.Number()),
  quality: nullable(Type.Number()),
  schedule: nullable(Type.Number()),
  budget: nullable(Type.Number()),
});
export type PartnerRating = Static<typeof PartnerRating>;

export const ReviewSettings = closed({
  publishes_all: Type.Boolean({
    description: 'also publish reviews of partners that are in no public directory',
  }),
});
export type ReviewSettings = Static<typeof ReviewSettings>;
