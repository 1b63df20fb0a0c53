import { caller } from '#server/extension-points/work-items.ts';
import {
  allows,
  builtInRoles,
  permissionsOfEveryone,
  permissionsOfWholeCompany,
  sideOf,
  standingOf,
} from '#shared/access/permissions.ts';
import type { Action, Side } from '#shared/access/roles.ts';

/**
 * A SQL condition: the person can do this now, as `teamMembersWithPermission` says. They can not if they left, if their
 * role does not allow it, or if it concerns a partner they do not see.
 * Its aliases begin with `able`, so that they hide none of the statement around it.
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
    ...(allows(permissionsOfEveryone(side), resource, action) ? [] : [`able_r.permissions && ${list(grants)}`]),
    ...(isWholeCompany ? ["able_r.scope = 'all'"] : []),
  ];
  const mayDo = `(able_m.role = any(${list(built)}) or (able_m.role in ('custom', 'partner_custom')${custom.map((one) => ` and ${one}`).join('')}))`;
  // One list for the whole statement, because the function is not cheap.
  if (side === 'partner')
    return `coalesce(${person} in (select able_m.user_id from partner_standings(${caller.partner}) able_m
      cross join lateral (select able_m.permissions, able_m.scope) able_r where ${mayDo}), false)`;
  const seesPartner = `(${partner} is null or not (able_m.role = any(${list(ownRoles)}) or coalesce(able_r.scope = 'own', false))
    or exists (select from partners able_p where able_p.organization_id = $1::uuid and able_p.id = ${partner} and able_p.owner_user_id = ${person}))`;
  return `exists (select from memberships able_m
    left join roles able_r on able_r.organization_id = able_m.organization_id and able_r.id = able_m.role_id
    where able_m.organization_id = $1::uuid and able_m.user_id = ${person} and able_m.status = 'active' and ${mayDo} and ${seesPartner})`;
}

const list = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]::text[]`;
