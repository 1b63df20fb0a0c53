import { CurrencyCode, closed, Id, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The role of a partner in a deal; incentive structures pay by role. */
export const participantRoles = ['source', 'resell', 'influence', 'services', 'distributor'] as const;
export const ParticipantRole = oneOf('source', 'resell', 'influence', 'services', 'distributor');
export type ParticipantRole = Static<typeof ParticipantRole>;
export const participantStatusOptions = sayable([
  { value: 'proposed', label: 'Proposed', tone: 'amber' },
  { value: 'confirmed', label: 'Confirmed', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
] as const);
export const ParticipantStatus = oneOf(...participantStatusOptions.map(({ value }) => value));
export type ParticipantStatus = Static<typeof ParticipantStatus>;

/** A participant starts as proposed, when the partner still has to confirm, or as confirmed. */
export const initialParticipantStatuses: readonly ParticipantStatus[] = ['confirmed', 'proposed'];

export const OpportunityParticipant = Type.Object({
  ...Stored,
  opportunity_id: Id,
  opportunity_number: nullable(Type.Integer()),
  opportunity_name: nullable(Type.String()),
  opportunity_status: nullable(Type.String()),
  amount_minor: nullable(Type.Integer()),
  currency: nullable(CurrencyCode),
  partner_id: Id,
  partner_name: nullable(Type.String()),
  role: ParticipantRole,
  /** Shares of one role are weight by weight: 2 and 1 is two thirds and one third. */
  weight: Type.Integer(),
  /** The lead is 0. */
  position: Type.Integer(),
  status: ParticipantStatus,
});
export type OpportunityParticipant = Static<typeof OpportunityParticipant>;

/** A partner's own part; its weight would tell of the others. */
export const OpportunityParticipantForPartner = Type.Pick(OpportunityParticipant, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'opportunity_id',
  'opportunity_number',
  'opportunity_name',
  'opportunity_status',
  'role',
  'status',
]);

/** One partner's part, as a whole split is given; the order is the order of the list. */
export const ParticipantInput = closed({
  partner_id: Id,
  /** Left out, what a partner does in this type of deal. */
  role: Type.Optional(ParticipantRole),
  weight: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  status: Type.Optional(ParticipantStatus),
});
export type ParticipantInput = Static<typeof ParticipantInput>;
