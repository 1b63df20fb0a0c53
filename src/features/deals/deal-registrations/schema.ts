import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { registrationFields, statusOptions } from './fields.schema.ts';
import { nouns } from './nouns.ts';
import { ClauseResult, PolicyClause } from './policy.schema.ts';

export { statusOptions };

export const statuses = statusOptions.map(({ value }) => value);
export const Status = oneOf(...statuses);
export type Status = Static<typeof Status>;

/** Each decision has one of these codes and a message. The partner sees both. */
export const rejectReasons = [
  'existing_engagement',
  'existing_customer',
  'not_qualified',
  'outside_territory',
  'own_company',
  'incomplete',
  'no_answer',
  'other',
] as const;
/** After these the partner can register the same account again immediately; otherwise after `reapply_after_days`. */
export const immediateReapplyReasons: readonly string[] = ['incomplete', 'no_answer'];
export const revokeReasons = [
  'no_progress',
  'customer_decision',
  'wrong_information',
  'policy_breach',
  'other',
] as const;
export const releaseReasons = ['customer_declined', 'no_budget', 'other_vendor', 'other'] as const;
export const overrideReasons = [
  'different_company',
  'partner_has_evidence',
  'customer_decision',
  'agreed_with_parties',
  'other',
] as const;

/** A partner sees neither the other party of a conflict nor how accounts are matched. */
export const registration = defineNoun('deal_registrations', nouns.deal_registrations, {
  sharedColumns: {
    motion: nullable(Type.String()),
    deal_kind: nullable(Type.String()),
    product_family_name: nullable(Type.String()),
    vendor_delay_seconds: Type.Integer(),
    reason_code: nullable(Type.String()),
    reason_text: nullable(Type.String()),
    question: nullable(Type.String()),
    answer: nullable(Type.String()),
    policy_clause: nullable(PolicyClause),
    screening: Type.Array(ClauseResult),
    protected_from: nullable(Instant),
    protected_until: nullable(Instant),
    /** Once expired, released or revoked: the last day on which a win still pays; null when it always does. */
    pays_until: nullable(Day),
    extensions: Type.Integer(),
    /** The reason that the partner gave for the open request. */
    extension_reason: nullable(Type.String()),
    /** Merged into another deal: registered for the same period but not exclusive. */
    is_shared: Type.Boolean(),
    held_until: nullable(Instant),
    opportunity_number: nullable(Type.Integer()),
    opportunity_status: nullable(Type.String()),
    opportunity_stage_name: nullable(Type.String()),
    opportunity_stage_color: nullable(Type.String()),
    opportunity_archived_at: nullable(Instant),
    /** The answer of the named distributor; null without one. */
    distributor_status: nullable(oneOf('waiting', 'confirmed', 'declined', 'overdue')),
    distributor_due_at: nullable(Instant),
    distributor_reason: nullable(Type.String()),
    /** Orders a partner's registrations: its questions and drafts, what is in review, what is protected, what ended. */
    turn: Type.Integer(),
    /** Approvals it has and needs; null without an approval chain. */
    approvals_done: nullable(Type.Integer()),
    approvals_total: nullable(Type.Integer()),
  },
  columns: {
    account_key: nullable(Type.String()),
    domain_key: nullable(Type.String()),
    name_key: nullable(Type.String()),
    /** Given by the device on which the deal was captured. */
    capture_id: nullable(Id),
    review_left_seconds: nullable(Type.Integer()),
  },
  custom: true,
  fields: registrationFields,
});
export type DealRegistration = RowOf<typeof registration>;
export type DealRegistrationForPartner = PartnerRowOf<typeof registration>;
export type DealRegistrationCreate = CreateOf<typeof registration>;
export type DealRegistrationForPartnerCreate = Static<typeof registration.partnerCreate>;
export type DealRegistrationUpdate = UpdateOf<typeof registration>;

/** Fields that identify the account. They are locked on submission, because the submission time counts for them. */
export const identityFields: readonly string[] = [
  'type_id',
  'account_name',
  'account_domain',
  'has_no_website',
  'country',
  'product_family',
  'product_id',
] satisfies (keyof DealRegistration)[];

/** One step of a registration, visible to both sides without naming anyone else. */
const eventForBoth = {
  id: Id,
  registration_id: Id,
  from_status: nullable(Status),
  to_status: Status,
  actor_side: oneOf('company', 'partner', 'system'),
  actor_name: nullable(Type.String()),
  reason_code: nullable(Type.String()),
  reason_text: nullable(Type.String()),
  at: Instant,
};
export const RegistrationEventForPartner = Type.Object(eventForBoth);
/** `seq` orders steps of one instant; counted over everybody, so partners do not see it. */
export const RegistrationEvent = Type.Object({
  ...eventForBoth,
  seq: Type.Integer(),
  partner_id: Id,
  actor_user_id: nullable(Id),
});
export type RegistrationEvent = Static<typeof RegistrationEventForPartner>;

export const ExtensionRules = Type.Object({
  /** Days from the approval, without extensions. */
  protection_days: Type.Integer(),
  extension_days: Type.Integer(),
  max_extensions: Type.Integer(),
  /** Extensions already granted. */
  extensions: Type.Integer(),
  /** The end of the protection; null when it has ended. */
  ask_until: nullable(Instant),
  /** The days to which the next extension may protect. */
  earliest_on: nullable(Day),
  latest_on: nullable(Day),
  /** Why none can be asked for now. */
  obstacle: nullable(oneOf('ended', 'asked', 'never', 'used', 'no_deal', 'no_progress')),
});
export type ExtensionRules = Static<typeof ExtensionRules>;
/** The value that two records share; null for those that are only similar. */
const Same = nullable(oneOf('website', 'name'));
export const SimilarRecords = Type.Object({
  accounts: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      domain: nullable(Type.String()),
      country: nullable(Type.String()),
      is_customer: Type.Boolean(),
      same: Same,
      score: Type.Number(),
    }),
  ),
  registrations: Type.Array(
    Type.Object({
      id: Id,
      number: Type.Integer(),
      partner_name: Type.String(),
      account_name: Type.String(),
      account_domain: nullable(Type.String()),
      status: Status,
      submitted_at: nullable(Instant),
      same: Same,
      score: Type.Number(),
    }),
  ),
});
export type SimilarRecords = Static<typeof SimilarRecords>;

const Named = closed({ id: Id, name: Type.String() });
export const Receipt = closed({
  /** The second kind is of a registration that a device captured before. */
  kind: oneOf('tandem-arrival-receipt/1', 'tandem-arrival-receipt/2'),
  company: Named,
  partner: Named,
  registration: closed({ id: Id, number: Type.Integer() }),
  /** When it arrived here, which alone counts for priority. */
  arrived_at: Instant,
  /** The partner’s device stated this time; nothing proves it. */
  captured_at_by_device: Type.Optional(Instant),
  content: Type.Record(Type.String(), Type.Unknown()),
  content_hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 hash as 64 hexadecimal digits' }),
  public_key: Type.String({ maxLength: 200, description: 'Ed25519, SubjectPublicKeyInfo in base64' }),
  signature: Type.String({ maxLength: 200, description: 'Ed25519, base64' }),
});
export type Receipt = Static<typeof Receipt>;
export const ReceiptCheck = Type.Object({ is_genuine: Type.Boolean(), problems: Type.Array(Type.String()) });
export type ReceiptCheck = Static<typeof ReceiptCheck>;
