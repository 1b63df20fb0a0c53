import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { builtInRoles, sideOf } from '#shared/access/permissions.ts';
import type { Action, RoleScope } from '#shared/access/roles.ts';
import { isAble, partnerUsersWithPermission, teamMembersWithPermission } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
const members: Person[] = [];
const users: Person[] = [];
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  for (const role of builtInRoles) {
    if (sideOf(role) === 'company') members.push(await company.member(role));
    else users.push(await world.partnerUser(company, partner_id, role));
  }
  const grants: [string, RoleScope][] = [
    ['deal_registrations:manage', 'all'],
    ['deal_registrations:view', 'own'],
    ['tracks:manage', 'own'],
  ];
  for (const [grant, scope] of grants) {
    const role = await company.owner.post<{ id: string }>('/roles', { name: grant, permissions: [grant], scope });
    const member = await company.member('read_only');
    await company.owner.patch(`/team_members/${member.user_id}`, { role: 'custom', role_id: role.id });
    members.push(member);
  }
  const left = await company.member('admin');
  await company.owner.post(`/team_members/${left.user_id}/deactivate`, {});
  members.push(left);
});
afterAll(() => world.close());

const PERMISSIONS = [
  ['deal_registrations', 'view'],
  ['deal_registrations', 'manage'],
  ['automation_approvals', 'manage'],
  ['tracks', 'view'],
  ['tracks', 'manage'],
  ['api_keys', 'manage'],
  ['payout_batches', 'manage'],
] as const satisfies readonly [string, Action][];

const sorted = (people: readonly { user_id: string }[]) => people.map(({ user_id }) => user_id).sort();

test('finds the same team members in SQL as the rules do', async () => {
  const ids = members.map(({ user_id }) => user_id);
  for (const [resource, action] of PERMISSIONS) {
    for (const partner of [null, partner_id]) {
      const [able, expected] = await company.within(async (call) => [
        await call.rows<{ user_id: string }>(
          `select p as user_id from unnest($2::uuid[]) p where $1::uuid is not null
             and ${isAble('p', `${resource}:${action}`, 'company', partner ? '$3::uuid' : 'null::uuid')} and $3::uuid is not distinct from $3::uuid`,
          [call.organization_id, ids, partner],
        ),
        await teamMembersWithPermission(call, resource, action, partner),
      ]);
      const among = expected.filter(({ user_id }) => ids.includes(user_id));
      expect([resource, action, partner, ...sorted(able)]).toEqual([resource, action, partner, ...sorted(among)]);
    }
  }
});

test('finds the same partner users in SQL as the rules do', async () => {
  const ids = users.map(({ user_id }) => user_id);
  for (const [resource, action] of PERMISSIONS) {
    const [able, expected] = await company.within(async (call) => [
      await call.rows<{ user_id: string }>(
        `select p as user_id from unnest($2::uuid[]) p where $1::uuid is not null and $3::text is null and $4::text is null and $5::text is null
           and ${isAble('p', `${resource}:${action}`, 'partner')}`,
        [call.organization_id, ids, null, null, null, partner_id],
      ),
      await partnerUsersWithPermission(call, partner_id, resource, action),
    ]);
    expect([resource, action, ...sorted(able)]).toEqual([resource, action, ...sorted(expected)]);
  }
});
