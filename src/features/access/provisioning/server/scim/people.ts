import {
  changeInvitedRole,
  invite,
  openInvitationOf,
  revokeInvitation,
} from '#features/access/invitations/server/service.ts';
import { changeRole, deactivate, longestServingOwner, reactivate } from '#features/access/people/server/service.ts';
import { requireAssignable } from '#features/access/roles/server/service.ts';
import type { Call } from '#server/call.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, notFound } from '#server/errors.ts';
import type { Role } from '#shared/access/roles.ts';
import { isId, newId } from '#shared/ids.ts';
import { scimError } from './errors.ts';
import type { PersonInput } from './person-input.ts';
import { type RoleGroup, roleGroups, roleIn } from './roles.ts';

constraintMessage('provisioned_people_user_name', { userName: ['is already provisioned'] });
constraintMessage('provisioned_people_email', { emails: ['is already provisioned'] });

/** A person as an identity provider sees them; see the view `provisioned_users`. */
export interface ProvisionedUser {
  id: string;
  /** Whether the provider has said something about the person. */
  is_provisioned: boolean;
  /** Null until the invitation is accepted. */
  user_id: string | null;
  external_id: string | null;
  user_name: string;
  email: string;
  full_name: string;
  given_name: string | null;
  family_name: string | null;
  is_active: boolean;
  role: Role | null;
  role_id: string | null;
  /** Keys of roles. */
  groups: string[];
  /** Whether the provider named the groups; otherwise they follow from the role. */
  has_groups: boolean;
  created_at: string;
  updated_at: string;
}

/** One change of a provider at a time, so that parallel ones see each other's people. */
export async function lockDirectory(home: Call): Promise<void> {
  await home.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('provisioning ' || ${home.organization_id}::text, 0))`);
}

/** @throws 404, also for people of other organizations */
export async function readPerson(home: Call, id: string): Promise<ProvisionedUser> {
  const person = isId(id)
    ? await home.maybe<ProvisionedUser>(sql`
        select id, is_provisioned, user_id, external_id, user_name, email, full_name, given_name, family_name,
          is_active, role, role_id, groups, has_groups, created_at, updated_at
        from provisioned_users where organization_id = ${home.organization_id} and id = ${id}`)
    : undefined;
  if (!person) throw notFound('This user');
  return person;
}

/** @param where a condition on `provisioned_users` */
export async function listPeople(
  home: Call,
  where: Sql,
  { skip, most }: { skip: number; most: number },
): Promise<{ people: ProvisionedUser[]; total: number }> {
  const people = await home.rows<ProvisionedUser>(sql`
    select id, is_provisioned, user_id, external_id, user_name, email, full_name, given_name, family_name,
      is_active, role, role_id, groups, has_groups, created_at, updated_at
    from provisioned_users where organization_id = ${home.organization_id} and ${where}
    order by created_at, id limit ${most} offset ${skip}`);
  const { total } = await home.one<{ total: number }>(sql`
    select count(*)::int as total from provisioned_users
    where organization_id = ${home.organization_id} and ${where}`);
  return { people, total };
}

/** Invites a person, who becomes a member when they accept. @returns the id @throws 409 `uniqueness` */
export async function createPerson(call: Call, input: PersonInput): Promise<string> {
  const id = newId();
  await call.inOwnOrganization(async (home) => {
    await lockDirectory(home);
    await refuseTaken(home, input, null);
    // Someone who was a member before has to accept again, too.
    const { user_name, external_id, email, given_name, family_name, is_active } = input;
    const full_name = nameOf(input);
    await home.run(sql`
      insert into provisioned_people (id, organization_id, user_name, external_id, email, full_name, given_name,
        family_name, is_active, groups)
      values (${id}, ${home.organization_id}, ${user_name}, ${external_id}, ${email}, ${full_name}, ${given_name},
        ${family_name}, ${is_active}, '{}')`);
  });
  if (input.is_active) await inviteToRole(call, input, []);
  return id;
}

/** Applies what the provider now says about a person. */
export async function updatePerson(call: Call, before: ProvisionedUser, input: PersonInput): Promise<void> {
  await call.inOwnOrganization(async (home) => {
    await refuseTaken(home, input, before);
    await remember(home, before);
    const { user_name, external_id, email, given_name, family_name } = input;
    const full_name = input.full_name ?? before.full_name;
    // The address of an account is its owner's: only they can change it.
    const address = before.user_id ? before.email : email;
    await home.run(sql`
      update provisioned_people set user_name = ${user_name}, external_id = ${external_id}, email = ${address},
        full_name = ${full_name}, given_name = ${given_name}, family_name = ${family_name}, is_active = ${input.is_active}
      where organization_id = ${home.organization_id} and id = ${before.id}
        and (user_name, external_id, email, full_name, given_name, family_name, is_active) is distinct from
          (${user_name}::citext, ${external_id}::text, ${address}::citext, ${full_name}::text, ${given_name}::text,
            ${family_name}::text, ${input.is_active}::boolean)`);
    if (before.user_id && before.is_active && full_name !== before.full_name)
      await home.rows(sql`select rename_provisioned_person(${before.user_id}, ${full_name})`);
  });
  if (before.user_id) await followActive(call, before, input.is_active);
  else await followInvitation(call, before, input);
}

/** Ends the person's access and forgets what the provider said about them. */
export async function deletePerson(call: Call, person: ProvisionedUser): Promise<void> {
  if (person.user_id) await followActive(call, person, false);
  else await withdraw(call, person.email);
  await call.inOwnOrganization((home) =>
    home.run(sql`delete from provisioned_people where organization_id = ${home.organization_id} and id = ${person.id}`),
  );
}

/** Puts a person into these groups and gives them the role that follows. Owners stay owners. */
export async function setGroups(call: Call, person: ProvisionedUser, keys: readonly string[]): Promise<void> {
  const role = await call.inOwnOrganization(async (home) => {
    await remember(home, person);
    await home.run(sql`
      update provisioned_people set groups = ${[...keys]}
      where organization_id = ${home.organization_id} and id = ${person.id} and groups is distinct from ${[...keys]}::text[]`);
    const wanted = roleIn(await roleGroups(home), keys);
    if (person.user_id && person.is_active && person.role !== 'owner' && !has(person, wanted))
      await changeRole(home, person.user_id, { role: wanted.role, role_id: wanted.role_id });
    if (!person.user_id) await requireAssignable(home, wanted);
    return wanted;
  });
  if (!person.user_id) await changeInvitedRole(call, person.email, role);
}

const has = ({ role, role_id }: ProvisionedUser, wanted: RoleGroup) =>
  role === wanted.role && role_id === wanted.role_id;

/** A member about whom the provider has said nothing yet keeps the id under which it knows them. */
async function remember(home: Call, person: ProvisionedUser): Promise<void> {
  if (person.is_provisioned) return;
  await home.run(sql`
    insert into provisioned_people (id, organization_id, user_id, user_name, email, full_name)
    values (${person.id}, ${home.organization_id}, ${person.user_id}, ${person.user_name}, ${person.email},
      ${person.full_name})
    on conflict (organization_id, id) do nothing`);
}

/** Names and addresses of members count as well, although nothing is stored about them. */
async function refuseTaken(home: Call, { user_name, email }: PersonInput, self: ProvisionedUser | null): Promise<void> {
  const other = await home.maybe<{ user_name: string }>(sql`
    select user_name from provisioned_users
    where organization_id = ${home.organization_id} and id is distinct from ${self?.id ?? null}::uuid
      and (lower(user_name) = lower(${user_name}) or (${self?.user_id ?? null}::uuid is null and lower(email) = lower(${email})))
    limit 1`);
  if (other)
    throw scimError(
      409,
      'uniqueness',
      `There is already a user with this userName or email address: ${other.user_name}.`,
    );
}

async function followActive(
  call: Call,
  { id, user_id, is_active, groups }: ProvisionedUser,
  wanted: boolean,
): Promise<void> {
  if (is_active === wanted) return;
  await call.inOwnOrganization(async (home) => {
    if (!wanted) return endAccess(home, user_id!);
    const { role, role_id } = roleIn(await roleGroups(home), groups);
    await reactivate(home, user_id!, { role, role_id });
    await home.run(sql`
      update provisioned_people set is_active = true where organization_id = ${home.organization_id} and id = ${id}`);
  });
}

/** The work goes to the longest-serving owner, as when a person leaves by themselves. */
async function endAccess(home: Call, user_id: string): Promise<void> {
  const successor_id = home.actor.mode === 'company' ? await longestServingOwner(home, user_id) : null;
  if (home.actor.mode === 'company' && !successor_id)
    throw conflict('This person is the last owner. Make someone else an owner first.');
  await deactivate(home, user_id, { successor_id });
}

/** Invites a person who has not accepted yet, invites them at another address, or withdraws the invitation. */
async function followInvitation(call: Call, before: ProvisionedUser, input: PersonInput): Promise<void> {
  const isMoved = input.email !== before.email;
  if (before.is_active && (isMoved || !input.is_active)) await withdraw(call, before.email);
  if (input.is_active && (isMoved || !before.is_active)) await inviteToRole(call, input, before.groups);
}

async function inviteToRole(call: Call, input: PersonInput, groups: readonly string[]): Promise<void> {
  const { email } = input;
  const { role, role_id } = await call.inOwnOrganization(async (home) => roleIn(await roleGroups(home), groups));
  // An earlier invitation by a member counts.
  if (await openInvitationOf(call, email)) return;
  await invite(call, { email, full_name: nameOf(input), role, role_id, partner_id: call.actor.partner_id });
}

const nameOf = ({ full_name, email }: PersonInput): string => full_name ?? email.split('@')[0]!;

async function withdraw(call: Call, email: string): Promise<void> {
  const open = await openInvitationOf(call, email);
  if (open) await revokeInvitation(call, open);
}
