import { FlagRule } from '#shared/access/flags.ts';
import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Key = Type.String({
  pattern: '^[a-z][a-z0-9_]{1,59}$',
  description: 'lowercase letters, digits and underscores, starting with a letter',
});
const Description = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const Reason = Type.Optional(nullable(Type.String({ maxLength: 500 })));

/** `stale_because`: no code uses it, its end date is past, or it has had the same value for everyone for 90 days. */
export const FeatureFlag = Type.Object({
  id: Id,
  key: Type.String(),
  description: Type.String(),
  is_on: Type.Boolean(),
  is_killed: Type.Boolean(),
  is_experimental: Type.Boolean(),
  is_declared: Type.Boolean(),
  /** While the flag is off, the addresses of its module show "Coming Soon". */
  is_announced: Type.Boolean(),
  rules: Type.Array(FlagRule),
  stale_after: nullable(Day),
  override_count: Type.Integer(),
  rule_count: Type.Integer(),
  stale_because: nullable(oneOf('undeclared', 'past_its_date', 'settled')),
  row_version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
});
export type FeatureFlag = Static<typeof FeatureFlag>;

export const FeatureFlagCreate = closed({
  key: Key,
  description: Description,
  is_on: Type.Optional(Type.Boolean()),
  is_experimental: Type.Optional(Type.Boolean()),
  is_announced: Type.Optional(Type.Boolean()),
  stale_after: Type.Optional(nullable(Day)),
});
export type FeatureFlagCreate = Static<typeof FeatureFlagCreate>;

/** The code decides key, description, and whether it is an experiment, when code declares the flag. */
export const FeatureFlagUpdate = closed({
  description: Type.Optional(Description),
  is_on: Type.Optional(Type.Boolean()),
  is_killed: Type.Optional(Type.Boolean()),
  is_experimental: Type.Optional(Type.Boolean()),
  is_announced: Type.Optional(Type.Boolean()),
  rules: Type.Optional(Type.Array(FlagRule, { maxItems: 50 })),
  stale_after: Type.Optional(nullable(Day)),
  reason: Reason,
  row_version: Type.Optional(Type.Integer()),
});
export type FeatureFlagUpdate = Static<typeof FeatureFlagUpdate>;

export const OverrideKind = oneOf('user', 'organization', 'role');
export const Override = Type.Object({
  kind: OverrideKind,
  target: Type.String(),
  /** The display name of `target`. */
  name: Type.String(),
  is_on: Type.Boolean(),
  until: nullable(Instant),
  created_at: Instant,
});
export type Override = Static<typeof Override>;

/** `is_on: null` takes the override away. */
export const OverrideChange = closed({
  kind: OverrideKind,
  target: Type.String({ minLength: 1, maxLength: 100 }),
  is_on: nullable(Type.Boolean()),
  until: Type.Optional(nullable(Instant)),
  reason: Reason,
});
export type OverrideChange = Static<typeof OverrideChange>;

const because = oneOf('kill_switch', 'user', 'super_admin', 'organization', 'role', 'rule', 'default');

export const Question = closed({ organization_id: Id, user_id: Type.Optional(Id) });
/** The people who get the flag: one row for each role of a company, or for one person. */
export const Preview = Type.Array(
  Type.Object({
    label: Type.String(),
    role: Type.String(),
    is_on: Type.Boolean(),
    because,
    rule: Type.Optional(Type.Integer()),
  }),
);
export type Preview = Static<typeof Preview>;
