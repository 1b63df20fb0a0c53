import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '../schema.ts';

/**
 * One rule of a flag. All its conditions must hold; then the share `rollout_ppm` of the subjects gets `is_on`, always
 * the same ones.
 */
export const FlagRule = closed({
  /** Company ids; an empty list means every company. */
  organizations: Type.Array(Id, { maxItems: 500 }),
  roles: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 }),
  rollout_ppm: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** The unit of a rollout: whole companies, or individual users. */
  stickiness: oneOf('organization', 'user'),
  starts_at: nullable(Instant),
  ends_at: nullable(Instant),
  is_on: Type.Boolean(),
});
export type FlagRule = Static<typeof FlagRule>;

export interface FlagOverride {
  kind: 'user' | 'organization' | 'role';
  target: string;
  is_on: boolean;
  until: string | null;
}

/** Everything that decides the value of one flag. */
export interface FlagSettings {
  key: string;
  is_on: boolean;
  is_killed: boolean;
  is_announced?: boolean;
  rules: readonly FlagRule[];
  overrides: readonly FlagOverride[];
}

/** The user and company for whom a flag is evaluated. */
export interface FlagSubject {
  user_id: string | null;
  organization_id: string | null;
  role: string;
  is_super_admin: boolean;
}

/** `rule` counts from 0. */
export interface FlagDecision {
  is_on: boolean;
  because: 'kill_switch' | 'user' | 'super_admin' | 'organization' | 'role' | 'rule' | 'default';
  rule?: number;
}

/** Evaluates, in this order: kill switch, user, super admins, company, role, the rules in order, the default. */
export function decideFlag(flag: FlagSettings, subject: FlagSubject, now: Date): FlagDecision {
  if (flag.is_killed) return { is_on: false, because: 'kill_switch' };
  const overridden = (kind: FlagOverride['kind'], target: string | null) =>
    flag.overrides.find(
      (one) => one.kind === kind && one.target === target && (one.until === null || Date.parse(one.until) > +now),
    );
  const forUser = overridden('user', subject.user_id);
  if (forUser) return { is_on: forUser.is_on, because: 'user' };
  if (subject.is_super_admin) return { is_on: true, because: 'super_admin' };
  const forCompany = overridden('organization', subject.organization_id);
  if (forCompany) return { is_on: forCompany.is_on, because: 'organization' };
  const forRole = overridden('role', subject.role);
  if (forRole) return { is_on: forRole.is_on, because: 'role' };
  const rule = flag.rules.findIndex((one) => applies(one, flag.key, subject, now));
  if (rule >= 0) return { is_on: flag.rules[rule]!.is_on, because: 'rule', rule };
  return { is_on: flag.is_on, because: 'default' };
}

/**
 * Checks whether any user of a company has the flag, in any role. Background work uses it, because it runs without a
 * user. Super admins are ignored, since they have every flag in every company.
 * @param isOfCompany tells whether a user with an override belongs to the company
 */
export function reachesCompany(
  flag: FlagSettings,
  organization_id: string,
  isOfCompany: (user_id: string) => boolean,
  now: Date,
): boolean {
  if (flag.is_killed) return false;
  const standing = flag.overrides.filter(({ until }) => until === null || Date.parse(until) > +now);
  if (standing.some(({ kind, is_on, target }) => kind === 'user' && is_on && isOfCompany(target))) return true;
  const forCompany = standing.find(({ kind, target }) => kind === 'organization' && target === organization_id);
  if (forCompany) return forCompany.is_on;
  if (standing.some(({ kind, is_on }) => kind === 'role' && is_on)) return true;
  for (const rule of flag.rules) {
    const { roles, rollout_ppm, stickiness, is_on } = rule;
    const isShared = stickiness === 'user' && rollout_ppm > 0 && rollout_ppm < 1_000_000;
    // A rule for some roles or a share of users can turn the flag on for the company, but not off for everyone.
    const concernsSome = roles.length > 0 || isShared;
    const widened = { ...rule, roles: [], rollout_ppm: isShared ? 1_000_000 : rollout_ppm };
    const subject = { user_id: null, organization_id, role: '', is_super_admin: false };
    if (applies(widened, flag.key, subject, now) && (is_on || !concernsSome)) return is_on;
  }
  return flag.is_on;
}

function applies(rule: FlagRule, key: string, subject: FlagSubject, now: Date): boolean {
  if (rule.starts_at && Date.parse(rule.starts_at) > +now) return false;
  if (rule.ends_at && Date.parse(rule.ends_at) <= +now) return false;
  if (rule.organizations.length > 0 && !rule.organizations.includes(subject.organization_id ?? '')) return false;
  if (rule.roles.length > 0 && !rule.roles.includes(subject.role)) return false;
  if (rule.rollout_ppm >= 1_000_000) return true;
  const id = rule.stickiness === 'user' ? subject.user_id : subject.organization_id;
  return id !== null && bucketOf(key, id) < rule.rollout_ppm;
}

/**
 * The bucket of an id for this flag, from 0 to 999,999: FNV-1a over `key:id`, mixed by the finalizer of MurmurHash3, so
 * that ids that differ in one digit get distant buckets and each flag selects different ids.
 */
export function bucketOf(key: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${key}:${id}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 1_000_000;
}
