import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredMailActions } from '#features/platform/mail-actions/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { declaredWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { registeredActions } from '#server/http/action.ts';
import { IS_ALL } from '#server/testing/breadth.ts';
import type { Person } from '#server/testing/world.ts';
import { allows, builtInRoles, sideOf, standingOf } from '#shared/access/permissions.ts';
import type { Action, Role, Side } from '#shared/access/roles.ts';
import type { WorkItemList } from '../schema.ts';
import { cases } from './testing/cases.ts';
import { createSetting, itemOf, type Setting, set } from './testing/setting.ts';

/** Roles are offered only steps that they allow. */

test('an item is never called due on the day on which something only expires or ends', () => {
  const ending = declaredWorkItems().filter(({ due }) => /expires|ends_on/.test(due ? JSON.stringify(due) : ''));
  expect(ending.length).toBeGreaterThan(8);
  // The record may name another day on which something is due, such as the task in a proposal.
  expect(ending.filter(({ due }) => !due?.is).map(({ kind }) => kind)).toEqual([]);
});

let setting: Setting;
beforeAll(async () => {
  setting = await createSetting();
});
afterAll(() => setting.world.close());

const grantOf = (can: string) => can.split(':') as [string, Action];

/** The built-in roles of a side, and a custom role that has one permission. */
function standingsWith(side: Side, can: string): [name: string, permissions: readonly string[]][] {
  const custom = side === 'company' ? 'custom' : 'partner_custom';
  return [
    ...builtInRoles
      .filter((role) => sideOf(role) === side)
      .map((role): [string, readonly string[]] => [role, standingOf(role, null).permissions]),
    [custom, standingOf(custom, { permissions: [can], scope: 'all' }).permissions],
  ];
}

test('every role that sees an item may send the requests of its steps', () => {
  const actions = registeredActions(setting.world.kernel);
  const wrong: string[] = [];
  for (const { kind, side, can, steps = [] } of declaredWorkItems()) {
    for (const { url, method = 'POST', can: also = can } of steps) {
      const path = url.replaceAll(/\$(\w+)/g, ':$1');
      const action = [...actions.values()].find(
        (one) => one.method === method && one.url.replaceAll(/:\w+/g, ':') === path.replaceAll(/:\w+/g, ':'),
      );
      // A change of a record needs the permission of its resource.
      const needed = action?.can ?? can;
      if (action && !action.modes.includes(side)) wrong.push(`${side} ${kind}: ${url} is of the other mode`);
      for (const [role, permissions] of standingsWith(side, can)) {
        if (![can, also].every((one) => allows(permissions, ...grantOf(one)))) continue;
        if (!allows(permissions, ...grantOf(needed))) wrong.push(`${side} ${kind}: ${role} may not ${method} ${url}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('what everybody may do is open to every role', () => {
  for (const role of ['partner_manager', 'read_only', 'finance', 'custom'] as const)
    for (const can of ['automation_approvals:manage', 'saved_views:manage', 'in_app_notifications:manage'])
      expect([role, can, allows(standingOf(role, null).permissions, ...grantOf(can))]).toEqual([role, can, true]);
});

test('an action that the role no longer allows is not answered with 403', async () => {
  const { company } = setting;
  const reader = await company.member('read_only');
  let asked = 0;
  for (const { key, modes } of declaredMailActions()) {
    if (!modes.includes('company')) continue;
    const { statusCode } = await reader.request('GET', `/mail_actions/${key}/${reader.user_id}`);
    expect([key, statusCode]).not.toEqual([key, 403]);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(5);
});

const people = new Map<string, Promise<Person>>();

/** A person whose custom role has only this permission. */
function personWith(side: Side, can: string): Promise<Person> {
  const key = `${side} ${can}`;
  const made = people.get(key) ?? createPerson(side, can);
  people.set(key, made);
  return made;
}

async function createPerson(side: Side, can: string): Promise<Person> {
  const { company, world, owner, partner, partner_id } = setting;
  const admin = side === 'company' ? owner : partner;
  const person =
    side === 'company'
      ? await company.member('read_only')
      : await world.partnerUser(company, partner_id, 'partner_sales');
  // A permission of everybody needs no grant.
  const common = allows(
    standingOf(side === 'company' ? 'custom' : 'partner_custom', null).permissions,
    ...grantOf(can),
  );
  const permissions = [common ? 'accounts:view' : can].filter((one) => side === 'company' || one !== 'accounts:view');
  const role = await admin.post<{ id: string }>('/roles', {
    name: `Only ${can}`,
    permissions: permissions.length > 0 ? permissions : ['deal_registrations:view'],
  });
  await admin.patch(`/team_members/${person.user_id}`, {
    role: side === 'company' ? 'custom' : 'partner_custom',
    role_id: role.id,
  });
  return person;
}

async function personIn(role: Role | 'least', { side, can }: WorkItems): Promise<Person> {
  if (role === 'least') return personWith(side, can);
  const { company, world, partner_id } = setting;
  const key = `role ${role}`;
  const made =
    people.get(key) ?? (side === 'company' ? company.member(role) : world.partnerUser(company, partner_id, role));
  people.set(key, made);
  return made;
}

/** In an ordinary run, the custom role with the fewest permissions stands for all. */
const ROLES: readonly (Role | 'least')[] = IS_ALL ? ['least', ...builtInRoles] : ['least'];

describe.each(ROLES)('as %s', (role) => {
  const offered = declaredWorkItems().filter(
    ({ side, can, steps = [] }) =>
      steps.length > 0 &&
      (role === 'least' || (sideOf(role) === side && allows(standingOf(role, null).permissions, ...grantOf(can)))),
  );
  test.each(offered.map((item) => [`${item.side} ${item.kind}`, item] as const))(
    'no step of %s is refused',
    async (key, item) => {
      const person = await personIn(role, item);
      for (const { key: step } of item.steps!) {
        const id = await cases[key]!.create(setting);
        // Some items are for one person only, or for people who see the partner.
        const found = (await itemOf(person, item.kind, id))?.steps.find((one) => one.key === step);
        if (!found) continue;
        const { method, url, body, asks, chooses } = found;
        const answer = await person.request(method, url, {
          ...body,
          ...(asks && { [asks.field]: 'Some words' }),
          ...(chooses && { [chooses.field]: chooses.options[0]!.value }),
        });
        expect([step, answer.statusCode], answer.body).not.toEqual([step, 403]);
      }
    },
    60_000,
  );
});

describe('work of people who cannot do it', () => {
  const mine = async (person: Person, kind: string) =>
    (await person.get<WorkItemList>(`/work_items?kind=${kind}&_end=100`)).items;

  test('is listed for owners and administrators, and says so', async () => {
    const { company, owner } = setting;
    const responsible = await company.member('admin');
    const colleague = await company.member('admin');
    const clerk = await company.member('finance');
    const id = await cases['company deal_next_step']!.create(setting);
    await company.within((call) => set(call, 'opportunities', id, { owner_user_id: responsible.user_id }));
    const of = async (person: Person) => (await mine(person, 'deal_next_step')).find((item) => item.id === id);
    expect(await of(responsible)).toMatchObject({ is_reassigned: false });
    expect(await of(colleague)).toBeUndefined();
    await owner.patch(`/team_members/${responsible.user_id}`, { role: 'read_only' });
    expect(await of(responsible)).toBeUndefined();
    expect(await of(colleague)).toMatchObject({ is_reassigned: true, owner_user_id: responsible.user_id });
    expect(await of(clerk)).toBeUndefined();
    await owner.patch(`/team_members/${responsible.user_id}`, { role: 'admin' });
    expect(await of(colleague)).toBeUndefined();
  });

  test('a question of an automation to somebody who left is decided by an owner', async () => {
    const { company, owner, world } = setting;
    const manager = await company.member('partner_manager');
    const id = await cases['company automation_approval']!.create(setting);
    await company.within((call) => set(call, 'automation_approvals', id, { approver_user_id: manager.user_id }));
    expect((await mine(manager, 'automation_approval')).map((item) => item.id)).toContain(id);
    expect((await owner.request('POST', `/automation_approvals/${id}/approve`, {})).statusCode).toBe(404);
    await company.within((call) =>
      call.run(sql`
        update memberships set status = 'removed'
        where organization_id = ${call.organization_id} and user_id = ${manager.user_id}`),
    );
    world.kernel.identity.forget();
    expect((await mine(owner, 'automation_approval')).find((item) => item.id === id)).toMatchObject({
      is_reassigned: true,
    });
    expect((await owner.request('POST', `/automation_approvals/${id}/approve`, {})).statusCode).toBe(200);
  });

  test('a partner manager decides a question of an automation', async () => {
    const { company } = setting;
    const manager = await company.member('partner_manager');
    const id = await cases['company automation_approval']!.create(setting);
    await company.within((call) => set(call, 'automation_approvals', id, { approver_user_id: manager.user_id }));
    const answer = await manager.request('POST', `/automation_approvals/${id}/approve`, {});
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
