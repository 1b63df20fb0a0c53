import { defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Day, Id, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { languageOptions } from '#shared/text/languages.ts';
import { nouns } from './nouns.ts';

export const statusOptions = sayable([
  { value: 'pending_review', label: 'In review', tone: 'blue' },
  { value: 'info_requested', label: 'Question asked', tone: 'amber' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Not approved', tone: 'red' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const);
export type ApplicationStatus = (typeof statusOptions)[number]['value'];
export const reasonOptions = sayable([
  { value: 'not_a_fit', label: 'Not a fit' },
  { value: 'incomplete_application', label: 'Incomplete application' },
  { value: 'region_not_served', label: 'Region is not served' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'suspicious', label: 'Suspicious' },
  { value: 'other', label: 'Other' },
] as const);
const rejectionReasons = reasonOptions.map(({ value }) => value);
export type RejectionReason = (typeof reasonOptions)[number]['value'];

/** A reason to look twice, with what was found. */
export const RiskFlag = Type.Object({
  key: Type.String(),
  level: oneOf('high', 'medium', 'low'),
  /** One sentence for the reviewer. */
  evidence: Type.String(),
  /** A record to compare with. */
  ref_table: Type.Optional(oneOf('partners', 'partner_applications')),
  ref_id: Type.Optional(Id),
});
export type RiskFlag = Static<typeof RiskFlag>;

/** A requirement of the program, and whether this application meets it; the applicant sees it too. */
export const RuleResult = Type.Object({ key: Type.String(), label: Type.String(), is_met: Type.Boolean() });
export type RuleResult = Static<typeof RuleResult>;

const Text = nullable(Type.String());
const computed = { write: 'never' } as const;
const shared = { write: 'never', partner: 'read' } as const;

/** Administrators of a partner read the shared fields of applications to join it. */
export const partnerApplication = defineNoun('partner_applications', nouns.partner_applications, {
  fields: {
    company_name: field.text({ ...computed, label: 'Company', notNull: true, list: 'shown', sort: true, search: true }),
    contact_name: field.text({
      ...shared,
      label: 'Applicant',
      notNull: true,
      list: 'shown',
      width: 170,
      sort: true,
      search: true,
    }),
    status: field.choice({
      ...shared,
      label: 'Status',
      options: statusOptions,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    flag_count: field.number({ ...computed, label: 'Risk', notNull: true, list: 'shown', sort: true }),
    review_due_at: field.instant({ ...computed, label: 'Decision due', list: 'shown', sort: true, filter: true }),
    owner_user_id: field.reference('people', {
      label: 'Owner',
      named: 'owner_name',
      list: 'shown',
      width: 150,
      filter: true,
    }),
    country: field.country({ ...computed, label: 'Country', list: 'shown', width: 130, filter: 'api' }),
    /** In which the applicant read the page. */
    language: field.choice({ ...computed, label: 'Language', options: languageOptions, filter: 'api' }),
    created_at: field.timestamp({ label: 'Applied', relative: true, list: 'shown', width: 120, filter: true }),
    door: field.choice({
      ...shared,
      label: 'Kind',
      options: [
        { value: 'new', label: 'New partner' },
        { value: 'join', label: 'Joins a partner' },
      ],
      notNull: true,
      list: 'hidden',
      filter: true,
      audit: 'what is asked for',
    }),
    email: field.text({ ...shared, label: 'Email', notNull: true, list: 'hidden', filter: 'api', search: true }),
    page_id: field.reference('partner_pages', {
      ...computed,
      label: 'Page',
      notNull: true,
      named: 'page_name',
      list: 'hidden',
      filter: true,
    }),
    has_high_risk: field.boolean({ ...computed, label: 'High risk', notNull: true, filter: true }),
    message: field.longText({ ...shared, label: 'Message' }),
    domain: field.text({ ...computed, label: 'Domain', search: true }),
    confirmed_at: field.instant({ ...shared, label: 'Address confirmed', audit: 'the confirmation of the address' }),
    decided_at: field.instant({ ...shared, label: 'Decided', sort: true, filter: 'api' }),
    is_automatic: field.boolean({ ...computed, label: 'Decided automatically', notNull: true, filter: 'api' }),
    reason_code: field.choice({ ...computed, label: 'Reason', options: reasonOptions, filter: 'api' }),
    question: field.longText({ ...computed, label: 'Question', audit: 'the question' }),
    answer: field.longText({ ...computed, label: 'Answer', audit: 'the answer' }),
    partner_id: field.reference('partners', {
      ...computed,
      label: 'Partner',
      named: 'partner_name',
      filter: 'api',
    }),
  },
  columns: {
    submission_id: nullable(Id),
    phone: Text,
    website: Text,
    flags: Type.Array(RiskFlag),
    rules: Type.Array(RuleResult),
    decided_by: nullable(Id),
    decided_by_name: Text,
    reason_text: Text,
    /** The first day on which the applicant can apply again. */
    reapply_on: nullable(Day),
    may_reapply: Type.Boolean(),
    matched_partner_id: nullable(Id),
    matched_partner_name: Text,
  },
});
export type PartnerApplication = RowOf<typeof partnerApplication>;
export type ApplicationForPartner = PartnerRowOf<typeof partnerApplication>;

export const ApplicationUpdate = closed({
  owner_user_id: Type.Optional(nullable(Id)),
  row_version: Type.Optional(Type.Integer()),
});

/** The page's defaults apply to what is left out. */
export const Approval = closed({
  type_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  tier_id: Type.Optional(nullable(Id)),
  owner_user_id: Type.Optional(nullable(Id)),
  plan_id: Type.Optional(nullable(Id)),
  contract_template_id: Type.Optional(nullable(Id)),
  track_id: Type.Optional(nullable(Id)),
  invites_applicant: Type.Optional(Type.Boolean()),
  sends_welcome: Type.Optional(Type.Boolean()),
  welcome_text: Type.Optional(nullable(text(2000))),
  /** Goes into the invitation. */
  message: Type.Optional(nullable(text(2000))),
});
export type Approval = Static<typeof Approval>;

/** A thing that an approval started, as it is stored. */
export interface Started {
  key: string;
  ref_id: string | null;
  /** The reason why it could not be started. */
  problem: string | null;
}

/** A thing that an approval started, as it is now: `next` waits for the company, `waits` for the partner. */
export const StartedThing = Type.Object({
  key: Type.String(),
  title: Type.String(),
  state: oneOf('done', 'waits', 'next', 'failed'),
  detail: nullable(Type.String()),
  to: nullable(Type.String()),
});
export type StartedThing = Static<typeof StartedThing>;

/** The state of the partnership that an approval started, and the next step of the company. */
export const Partnership = Type.Object({ started: Type.Array(StartedThing), next: nullable(StartedThing) });
export type Partnership = Static<typeof Partnership>;

export const Rejection = closed({
  reason_code: oneOf(...rejectionReasons),
  /** For the applicant. */
  reason_text: Type.Optional(nullable(text(4000))),
  /** By default the page's number of days from today; null: never. */
  reapply_on: Type.Optional(nullable(Day)),
});
export type Rejection = Static<typeof Rejection>;

export const Question = closed({ question: Type.String({ minLength: 1, maxLength: 4000 }) });

/** The applicant's details from the form. */
export interface Applicant {
  company_name: string;
  contact_name: string;
  email: string;
  phone?: string | null;
  website?: string | null;
  country?: string | null;
  message?: string | null;
}
