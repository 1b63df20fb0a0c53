import { closed, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

const Reason = Type.String({ minLength: 5, maxLength: 500, pattern: '\\S' });

/** A session in which one user acts as another, with a reason and for at most an hour. */
export const Impersonation = Type.Object({
  id: Id,
  impersonator_id: Id,
  impersonator_name: Type.String(),
  /** By who runs the installation; otherwise by one of the company's own people. */
  is_by_operator: Type.Boolean(),
  user_id: Id,
  user_name: Type.String(),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  reason: Type.String(),
  started_at: Instant,
  ends_at: Instant,
  ended_at: nullable(Instant),
});
export type Impersonation = Static<typeof Impersonation>;

/** A company impersonates a partner's user, in its own program. */
export const ViewAs = closed({ partner_id: Id, user_id: Id, reason: Reason });
/** An operator of the installation can impersonate anyone within one company. */
export const OperatorViewAs = closed({ partner_id: Type.Optional(nullable(Id)), user_id: Id, reason: Reason });

export const PartnerPerson = Type.Object({ user_id: Id, full_name: Type.String(), email: Type.String() });
export type PartnerPerson = Static<typeof PartnerPerson>;

/** A session of that person; it ends by itself. */
export const Opened = Type.Object({ token: Type.String(), ends_at: Instant, user_name: Type.String() });
export type Opened = Static<typeof Opened>;
