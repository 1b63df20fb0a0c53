import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { isId } from '#shared/ids.ts';
import { type Given, isObject } from './bodies.ts';
import { scimError, wrongValue } from './errors.ts';
import { operationsOf, patchList } from './patch.ts';
import { listPeople, type ProvisionedUser, setGroups } from './people.ts';
import { GROUP } from './representations.ts';
import { type RoleGroup, roleGroups } from './roles.ts';

/** The members of one group are a list that is sent whole, so their number has an end. */
const MOST_MEMBERS = 5_000;

/** @throws 404 */
export async function readGroup(home: Call, key: string): Promise<RoleGroup> {
  const group = (await roleGroups(home)).find((one) => one.key === key.toLowerCase());
  if (!group) throw notFound('This group');
  return group;
}

export async function membersOf(home: Call, { key }: RoleGroup): Promise<ProvisionedUser[]> {
  const page = { skip: 0, most: MOST_MEMBERS };
  return (await listPeople(home, sql`is_active and ${key} = any(groups)`, page)).people;
}

/** Groups are the roles of the organization, so a provider links its own groups to them by name. */
export async function refuseNewGroup(home: Call, { displayname }: Given): Promise<never> {
  const name = String(displayname ?? '');
  const isRole = (await roleGroups(home)).some((one) => one.name.toLowerCase() === name.toLowerCase());
  throw isRole
    ? scimError(409, 'uniqueness', `There is already a group called ${name}. Link your group to it.`)
    : wrongValue('Groups are roles. Create the role under Settings > Roles, then link your group to it by its name.');
}

/** Makes exactly these people members. @throws 400 when the name is another one */
export async function replaceMembers(call: Call, group: RoleGroup, given: Given): Promise<void> {
  requireName(group, given.displayname);
  const members = given.members === undefined || given.members === null ? [] : given.members;
  await changeMembers(call, group, idsOf(members));
}

export async function patchGroup(call: Call, group: RoleGroup, body: Given): Promise<void> {
  const before = await call.inOwnOrganization((home) => membersOf(home, group));
  const target: Given = { members: before.map(({ id }) => ({ value: id })) };
  for (const operation of operationsOf(body, GROUP)) {
    const { attribute, extension } = operation.path!;
    if (extension !== null) throw scimError(400, 'invalidPath', `Groups have no attribute ${extension}.`);
    if (attribute === 'members') patchList(target, operation);
    else if (attribute === 'displayname') requireName(group, operation.value);
    else if (!['id', 'schemas', 'externalid', 'meta'].includes(attribute))
      throw scimError(400, 'invalidPath', `Groups have no attribute ${attribute}.`);
  }
  await changeMembers(call, group, idsOf(target.members));
}

function requireName({ name }: RoleGroup, given: unknown): void {
  if (given !== undefined && String(given).toLowerCase() !== name.toLowerCase())
    throw scimError(400, 'mutability', `The group is the role ${name} and is renamed under Settings > Roles.`);
}

function idsOf(members: unknown): string[] {
  if (!Array.isArray(members)) throw wrongValue('members must be a list.');
  return [
    ...new Set(
      members.map((one) => {
        const id = isObject(one) ? one.value : one;
        if (typeof id !== 'string') throw wrongValue('Each member needs the id of a user as its value.');
        return id.toLowerCase();
      }),
    ),
  ];
}

async function changeMembers(call: Call, group: RoleGroup, ids: readonly string[]): Promise<void> {
  const { before, joining } = await call.inOwnOrganization(async (home) => {
    const members = await membersOf(home, group);
    const added = ids.filter((id) => !members.some((one) => one.id === id));
    const page = { skip: 0, most: added.length };
    const { people } = await listPeople(home, sql`id = any(${added.filter(isId)}::uuid[])`, page);
    const unknown = added.find((id) => !people.some((one) => one.id === id));
    if (unknown !== undefined) throw wrongValue(`members: there is no user ${unknown.slice(0, 100)}.`);
    return { before: members, joining: people };
  });
  for (const person of before) {
    if (!ids.includes(person.id))
      await setGroups(
        call,
        person,
        person.groups.filter((key) => key !== group.key),
      );
  }
  // The groups of somebody about whom the provider has said nothing yet only follow from the role they were given.
  for (const person of joining) await setGroups(call, person, [...(person.has_groups ? person.groups : []), group.key]);
}
