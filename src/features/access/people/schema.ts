import { companyRoles, partnerRoles } from '#shared/access/permissions.ts';
import { closed, Id, Instant, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

const AnyRole = oneOf(...companyRoles, ...partnerRoles);

/** A person who works, or worked, for the company. */
export const Colleague = Type.Object({
  id: Id,
  full_name: Type.String(),
  email: Type.String(),
  image_url: nullable(Type.String()),
  role: AnyRole,
  status: oneOf('active', 'removed'),
  /** Records and tasks may be assigned to the person. */
  takes_work: Type.Boolean(),
});
export type Colleague = Static<typeof Colleague>;

/** A member of the caller's own organization, as its administrators see them. */
export const TeamMember = Type.Object({
  ...Colleague.properties,
  role_id: nullable(Id),
  /** Set for a custom role. */
  role_name: nullable(Type.String()),
  joined_at: Instant,
  last_seen_at: nullable(Instant),
  has_two_factor: Type.Boolean(),
  row_version: Type.Integer(),
});
export type TeamMember = Static<typeof TeamMember>;

const RoleChoice = { role: AnyRole, role_id: Type.Optional(nullable(Id)) };

export const RoleChange = closed({ ...RoleChoice, row_version: Type.Optional(Type.Integer()) });
export type RoleChange = Static<typeof RoleChange>;

/** One kind of record a person is responsible for. */
export const Holding = Type.Object({
  /** Names it when choosing who gets it: the table, and the column where a table has several. */
  kind: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
});
/** The records to reassign before a person is deactivated; `alongside` moves together with its parent records. */
export const Holdings = Type.Object({
  holdings: Type.Array(Holding),
  alongside: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer() })),
});
export type Holdings = Static<typeof Holdings>;

export const Deactivation = closed({
  /** The person who takes over everything that `by_kind` does not assign to others. */
  successor_id: Type.Optional(nullable(Id)),
  by_kind: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z_.]{1,130}$' }), Id, { maxProperties: 100 })),
  reason: Type.Optional(nullable(text(500))),
});
export type Deactivation = Static<typeof Deactivation>;

/** Whether the person is offered as an owner and assignee. */
export const WorkChange = closed({ takes_work: Type.Boolean() });

export const Reactivation = closed(RoleChoice);
export type Reactivation = Static<typeof Reactivation>;

export const OwnershipTransfer = closed({
  /** Whether the caller stays an owner too, or becomes an administrator. */
  stays_owner: Type.Boolean(),
});

/** The reason for resetting a person's two-factor authentication: it is logged and sent to the person. */
export const TwoFactorReset = closed({ reason: Type.String({ minLength: 5, maxLength: 500, pattern: '\\S' }) });
export type TwoFactorReset = Static<typeof TwoFactorReset>;
