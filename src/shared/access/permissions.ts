import { allNouns, nounsWhere } from '../nouns/nouns.ts';
import {
  type Action,
  type BuiltInRole,
  companyRoleKeys,
  partnerRoleKeys,
  type Role,
  type RoleScope,
  type Side,
} from './roles.ts';

/** The permissions and scope of a role. */
export interface Standing {
  permissions: readonly string[];
  scope: RoleScope;
}

/** The grants of the built-in roles alone. Each noun declares which of them manage it or cannot view it. */
export function grantsOf(role: BuiltInRole): readonly string[] {
  if (role === 'owner' || role === 'admin' || role === 'partner_admin') return ['*:manage'];
  return [
    '*:view',
    ...nounsWhere(({ permission }) => permission?.managedBy?.includes(role) === true).map((name) => `${name}:manage`),
    ...nounsWhere(({ permission }) => permission?.hiddenFrom?.includes(role) === true).map((name) => `!${name}:view`),
  ];
}

/** The grants of everyone on a side, in every role, such as reading the choices that lists and forms offer. */
export function permissionsOfEveryone(side: Side): string[] {
  return [...allNouns()].flatMap(([name, { permission }]) => {
    const action = permission?.everybody?.[side];
    return action ? [`${name}:${action}`] : [];
  });
}

/** The grants for company-wide data, which roles that see only their own partners never get. */
export function permissionsOfWholeCompany(): string[] {
  return [...allNouns()].flatMap(([name, { permission }]) =>
    permission?.wholeCompany ? [`${name}:${permission.wholeCompany}`] : [],
  );
}

export const builtInRoles: readonly BuiltInRole[] = [...companyRoleKeys, ...partnerRoleKeys];
export const companyRoles: readonly Role[] = [...companyRoleKeys, 'custom'];
export const partnerRoles: readonly Role[] = [...partnerRoleKeys, 'partner_custom'];

export const isCustomRole = (role: string): boolean => role === 'custom' || role === 'partner_custom';
export const sideOf = (role: string): Side => ((partnerRoles as string[]).includes(role) ? 'partner' : 'company');

const standings = new Map<Role, Standing>();

/**
 * The permissions and scope of a role; each request asks for them, so those of built-in roles are computed once.
 * @param custom the organization's own role, if `role` is a custom one
 */
export function standingOf(role: Role, custom: Standing | null): Standing {
  if (custom) return computeStanding(role, custom);
  const standing = standings.get(role) ?? computeStanding(role, null);
  standings.set(role, standing);
  return standing;
}

function computeStanding(role: Role, custom: Standing | null): Standing {
  const scope = custom?.scope ?? (role === 'partner_manager' ? 'own' : 'all');
  const own = isCustomRole(role) ? (custom?.permissions ?? []) : grantsOf(role as BuiltInRole);
  const given = [...new Set([...permissionsOfEveryone(sideOf(role)), ...own])];
  const refused = scope === 'own' ? permissionsOfWholeCompany().map((grant) => `!${grant}`) : [];
  return { permissions: [...given, ...refused], scope };
}

export function allows(permissions: readonly string[], resource: string, action: Action): boolean {
  let isGranted = false;
  for (const grant of permissions) {
    const isRefusal = grant.startsWith('!') || grant.startsWith('-');
    const [name, about] = (isRefusal ? grant.slice(1) : grant).split(':');
    if (name !== '*' && name !== resource) continue;
    if (isRefusal && (about === 'view' || about === action)) return false;
    if (!isRefusal && (about === 'manage' || about === action)) isGranted = true;
  }
  return isGranted;
}

/**
 * Whether a resource belongs to a module that is switched off (`-`) or is not part of the company's program (`~`),
 * whatever the role.
 */
export function isModuleOff(permissions: readonly string[], resource: string, action: Action = 'view'): boolean {
  return ['-', '~'].some(
    (mark) => permissions.includes(`${mark}${resource}:view`) || permissions.includes(`${mark}${resource}:${action}`),
  );
}

/** Permissions as screens and lists of kinds read them: modules outside the program count as switched off. */
export function asShown(permissions: readonly string[]): string[] {
  return permissions.map((grant) => (grant.startsWith('~') ? `-${grant.slice(1)}` : grant));
}

/** The permissions of the role alone, ignoring modules that are turned off or hidden. */
export function ofRole(permissions: readonly string[]): string[] {
  return permissions.filter((grant) => !grant.startsWith('-') && !grant.startsWith('~'));
}

/** The permissions that both lists of grants allow. */
export function sharedPermissions(one: readonly string[], other: readonly string[]): string[] {
  const refusals = [...one, ...other].filter((grant) => grant.startsWith('!'));
  const granted = (list: readonly string[]) => list.filter((grant) => !grant.startsWith('!'));
  const shared = granted(one).flatMap((mine) => {
    const [name, action] = mine.split(':');
    return granted(other).flatMap((theirs) => {
      const [otherName, otherAction] = theirs.split(':');
      if (name !== '*' && otherName !== '*' && name !== otherName) return [];
      const both = action === 'manage' && otherAction === 'manage' ? 'manage' : 'view';
      return [`${name === '*' ? otherName : name}:${both}`];
    });
  });
  return [...new Set([...shared, ...refusals])];
}

/** Whether these grants allow everything the other grants allow. */
export function covers(permissions: readonly string[], theirs: readonly string[]): boolean {
  const mine = ofRole(permissions);
  return theirs.every((grant) => {
    if (grant.startsWith('!')) return true;
    const [name, action] = grant.split(':') as [string, Action];
    if (name !== '*') return allows(mine, name, action);
    // A refusal in our own list must also be in the other list.
    return allows(mine, '*', action) && mine.every((one) => !one.startsWith('!') || theirs.includes(one));
  });
}
