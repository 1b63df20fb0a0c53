import { createHash } from 'node:crypto';
import { wrongValue } from './errors.ts';
import type { ProvisionedUser } from './people.ts';
import { USER } from './person-input.ts';
import type { RoleGroup } from './roles.ts';

export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export interface ScimResource {
  [name: string]: unknown;
  schemas: string[];
  id: string;
  meta: Record<string, unknown>;
}

/** @param base the address of SCIM, to which locations belong */
export function userResource(person: ProvisionedUser, groups: readonly RoleGroup[], base: string): ScimResource {
  const { id, external_id, user_name, email, full_name, is_active, created_at, updated_at } = person;
  return withVersion({
    schemas: [USER],
    id,
    ...(external_id !== null && { externalId: external_id }),
    userName: user_name,
    name: nameOf(person),
    displayName: full_name,
    active: is_active,
    emails: [{ value: email, type: 'work', primary: true }],
    groups: groups
      .filter(({ key }) => person.groups.includes(key))
      .map(({ key, name }) => ({ value: key, $ref: `${base}/Groups/${key}`, display: name, type: 'direct' })),
    meta: {
      resourceType: 'User',
      created: iso(created_at),
      lastModified: iso(updated_at),
      location: `${base}/Users/${id}`,
    },
  });
}

/** The parts that the provider sent, or the whole name split at its last space. */
function nameOf({ full_name, given_name, family_name }: ProvisionedUser) {
  if ([given_name, family_name].filter(Boolean).join(' ') === full_name)
    return {
      formatted: full_name,
      ...(given_name !== null && { givenName: given_name }),
      ...(family_name !== null && { familyName: family_name }),
    };
  const at = full_name.lastIndexOf(' ');
  if (at < 0) return { formatted: full_name, givenName: full_name };
  return { formatted: full_name, givenName: full_name.slice(0, at), familyName: full_name.slice(at + 1) };
}

export function groupResource(group: RoleGroup, members: readonly ProvisionedUser[], base: string): ScimResource {
  return withVersion({
    schemas: [GROUP],
    id: group.key,
    displayName: group.name,
    members: members.map(({ id, full_name }) => ({
      value: id,
      $ref: `${base}/Users/${id}`,
      type: 'User',
      display: full_name,
    })),
    meta: {
      resourceType: 'Group',
      ...(group.created_at && { created: iso(group.created_at), lastModified: iso(group.created_at) }),
      location: `${base}/Groups/${group.key}`,
    },
  });
}

const iso = (at: string) => new Date(at).toISOString();

/** The version is a hash of everything else, so it changes with each attribute that a client can see. */
function withVersion(resource: ScimResource): ScimResource {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 16);
  return { ...resource, meta: { ...resource.meta, version: `W/"${hash}"` } };
}

export interface Selection {
  attributes?: string | undefined;
  excludedAttributes?: string | undefined;
}

const ALWAYS = ['schemas', 'id'];
const MOST_NAMES = 50;

/** Leaves attributes out as the client asks (RFC 7644, section 3.9). */
export function selected(resource: ScimResource, { attributes, excludedAttributes }: Selection): object {
  const wanted = namesIn(attributes);
  const without = namesIn(excludedAttributes);
  if (wanted.length === 0 && without.length === 0) return resource;
  return Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]) => {
      const key = name.toLowerCase();
      if (ALWAYS.includes(key)) return [[name, value]];
      if (wanted.length === 0) return without.includes(key) ? [] : [[name, partOf(value, key, without, false)]];
      if (wanted.includes(key)) return [[name, value]];
      return wanted.some((one) => one.startsWith(`${key}.`)) ? [[name, partOf(value, key, wanted, true)]] : [];
    }),
  );
}

function partOf(value: unknown, parent: string, names: readonly string[], isKept: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => partOf(one, parent, names, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => names.includes(`${parent}.${name.toLowerCase()}`) === isKept),
  );
}

function namesIn(list: string | undefined): string[] {
  const names = (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/^urn:/i.test(one) ? one.slice(one.lastIndexOf(':') + 1) : one).toLowerCase());
  if (names.length > MOST_NAMES) throw wrongValue(`At most ${MOST_NAMES} attributes can be named.`);
  return names;
}
