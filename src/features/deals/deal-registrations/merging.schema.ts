import { ParticipantRole, ParticipantStatus } from '#features/deals/opportunity-participants/schema.ts';
import { closed, Id, nullable, type Static, Type } from '#shared/schema.ts';

export const mergeReasons = ['agreed_with_parties', 'customer_decision', 'partner_has_evidence', 'other'] as const;

/** The conflict to merge and the role of the joining partner. */
export const joining = {
  conflict_id: Id,
  role: ParticipantRole,
  share_percent: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 99,
      description: 'Share of the role’s commission when other partners have the same role. Default: 50',
    }),
  ),
};
export const MergeQuestion = closed(joining);
export type MergeQuestion = Static<typeof MergeQuestion>;

/** The merged deal with its resulting split. */
export const MergePreview = Type.Object({
  /** Null where the earlier registration has no deal yet: it is opened by the merge. */
  opportunity_id: nullable(Id),
  opportunity_name: Type.String(),
  parts: Type.Array(
    Type.Object({
      partner_id: Id,
      partner_name: Type.String(),
      role: ParticipantRole,
      status: ParticipantStatus,
      /** "60%" of what the role earns; null for who does not take part. */
      share: nullable(Type.String()),
      is_new: Type.Boolean(),
    }),
  ),
});
export type MergePreview = Static<typeof MergePreview>;
