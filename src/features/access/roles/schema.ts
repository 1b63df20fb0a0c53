import { closed, Instant, Name, nullable, oneOf, type Static, Stored, Type, text } from '#shared/schema.ts';

const Grant = Type.String({
  pattern: '^[a-z][a-z0-9_]*:(view|manage)$',
  description: 'resource:view or resource:manage',
});
const RoleName = { ...Name, maxLength: 80 };

/** A role an organization made itself. The built-in ones are code: `#shared/access/permissions.ts`. */
export const OwnRole = Type.Object({
  ...Stored,
  side: oneOf('company', 'partner'),
  name: Type.String(),
  description: nullable(Type.String()),
  permissions: Type.Array(Type.String()),
  scope: oneOf('all', 'own'),
  /** The number of people with this role. */
  member_count: Type.Integer(),
  archived_at: nullable(Instant),
});
export type OwnRole = Static<typeof OwnRole>;

const fields = {
  name: RoleName,
  description: Type.Optional(nullable(text(500))),
  permissions: Type.Array(Grant, { maxItems: 300, uniqueItems: true }),
  /** `own`: own partners only. Roles of a partner's people are always `all`. */
  scope: Type.Optional(oneOf('all', 'own')),
};
export const OwnRoleCreate = closed(fields);
export type OwnRoleCreate = Static<typeof OwnRoleCreate>;
export const OwnRoleUpdate = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, row_version: Type.Optional(Type.Integer()) },
  { additionalProperties: false, minProperties: 1 },
);
export type OwnRoleUpdate = Static<typeof OwnRoleUpdate>;

/** One thing permissions are about. */
export const PermissionEntry = Type.Object({
  resource: Type.String(),
  area: Type.String(),
  label: Type.String(),
  manage: nullable(Type.String()),
  actions: Type.Array(oneOf('view', 'manage')),
  /** Everybody has at least this, whatever their role. */
  everybody: nullable(oneOf('view', 'manage')),
  /** The level that people restricted to their own partners can never have. */
  whole_company: nullable(oneOf('view', 'manage')),
});
export type PermissionEntry = Static<typeof PermissionEntry>;
