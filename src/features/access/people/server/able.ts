import { caller } from '#server/work-items.ts';
import {
  allows,
  builtInRoles,
  permissionsOfEveryone,
  permissionsOfWholeCompany,
  sideOf,
  standingOf,
} from '#shared/permissions.ts';
import type { Action, Side } from '#shared/roles.ts';

/** Both sides' people with their roles, as the work items of that side see them. */
const people: Record<Side, (person: string) => string> = {
  company: (person) =>
    `memberships s left join roles r on r.organization_id = s.organization_id and r.id = s.role_id
    where s.organization_id = $1::uuid and s.user_id = ${person} and s.status = 'active'`,
  partner: (person) => `partner_standings(${caller.partner}) s cross join lateral (select s.permissions, s.scope) r
    where s.user_id = ${person}`,
};

/**
 * A SQL condition: the person can do this now, as `teamMembersWithPermission` says. They can not if they left, if their
 * role does not allow it, or if it concerns a partner they do not see.
 * @param person an expression for the user
 * @param partner an expression for the partner
 */
export function isAble(person: string, can: `${string}:${Action}`, side: Side, partner = 'null'): string {
  const [resource, action] = can.split(':') as [string, Action];
  const built = builtInRoles.filter(
    (role) => sideOf(role) === side && allows(standingOf(role, null).permissions, resource, action),
  );
  const ownRoles = builtInRoles.filter((role) => standingOf(role, null).scope === 'own');
  const grants = [resource, '*'].flatMap((name) =>
    (action === 'manage' ? ['manage'] : ['manage', 'view']).map((one) => `${name}:${one}`),
  );
  const isWholeCompany = permissionsOfWholeCompany().some((one) => [`${resource}:view`, can].includes(one));
  const custom = [
    ...(allows(permissionsOfEveryone(side), resource, action) ? [] : [`r.permissions && ${list(grants)}`]),
    ...(isWholeCompany ? ["r.scope = 'all'"] : []),
  ];
  const mayDo = `(s.role = any(${list(built)}) or (s.role in ('custom', 'partner_custom')${custom.map((one) => ` and ${one}`).join('')}))`;
  if (side === 'partner') return `exists (select from ${people.partner(person)} and ${mayDo})`;
  const seesPartner = `(${partner} is null or not (s.role = any(${list(ownRoles)}) or coalesce(r.scope = 'own', false))
    or exists (select from partners w where w.organization_id = $1::uuid and w.id = ${partner} and w.owner_user_id = ${person}))`;
  return `exists (select from ${people.company(person)} and ${mayDo} and ${seesPartner})`;
}

const list = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]::text[]`;
