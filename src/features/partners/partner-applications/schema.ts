import { closed, Day, Id, Instant, nullable, oneOf, type Static, Stored, Type, text } from '#shared/schema.ts';

export const applicationStatuses = ['pending_review', 'info_requested', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const rejectionReasons = [
  'not_a_fit',
  'incomplete_application',
  'region_not_served',
  'duplicate',
  'suspicious',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

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

/** What the program asks for, and whether this application meets it; the applicant sees it too. */
export const RuleResult = Type.Object({ key: Type.String(), label: Type.String(), is_met: Type.Boolean() });
export type RuleResult = Static<typeof RuleResult>;

const Text = nullable(Type.String());

/** What a partner's administrators see of somebody who asks to join them. */
export const ApplicationForPartner = Type.Object({
  ...Stored,
  door: oneOf('new', 'join'),
  status: oneOf(...applicationStatuses),
  contact_name: Type.String(),
  email: Type.String(),
  message: Text,
  confirmed_at: nullable(Instant),
  decided_at: nullable(Instant),
});
export type ApplicationForPartner = Static<typeof ApplicationForPartner>;

export const PartnerApplication = Type.Object({
  ...ApplicationForPartner.properties,
  page_id: Id,
  page_name: Text,
  submission_id: nullable(Id),
  company_name: Type.String(),
  phone: Text,
  website: Text,
  domain: Text,
  country: Text,
  flags: Type.Array(RiskFlag),
  flag_count: Type.Integer(),
  has_high_risk: Type.Boolean(),
  rules: Type.Array(RuleResult),
  owner_user_id: nullable(Id),
  owner_name: Text,
  review_due_at: nullable(Instant),
  question: Text,
  answer: Text,
  decided_by: nullable(Id),
  decided_by_name: Text,
  is_automatic: Type.Boolean(),
  reason_code: nullable(oneOf(...rejectionReasons)),
  reason_text: Text,
  /** The first day on which the applicant can apply again. */
  reapply_on: nullable(Day),
  may_reapply: Type.Boolean(),
  partner_id: nullable(Id),
  partner_name: Text,
  matched_partner_id: nullable(Id),
  matched_partner_name: Text,
});
export type PartnerApplication = Static<typeof PartnerApplication>;

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
  /** Goes into the invitation. */
  message: Type.Optional(nullable(text(2000))),
});
export type Approval = Static<typeof Approval>;

export const Rejection = closed({
  reason_code: oneOf(...rejectionReasons),
  /** For the applicant. */
  reason_text: Type.Optional(nullable(text(4000))),
  /** By default the page's number of days from today; null: never. */
  reapply_on: Type.Optional(nullable(Day)),
});
export type Rejection = Static<typeof Rejection>;

export const Question = closed({ question: Type.String({ minLength: 1, maxLength: 4000 }) });

/** What the form says about the applicant. */
export interface Applicant {
  company_name: string;
  contact_name: string;
  email: string;
  phone?: string | null;
  website?: string | null;
  country?: string | null;
  message?: string | null;
}
