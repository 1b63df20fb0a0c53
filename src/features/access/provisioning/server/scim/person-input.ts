import { checkedBody } from '#server/http/validate.ts';
import { closed, Email, nameText, nullable, Type, text } from '#shared/schema.ts';
import { booleanOf, type Given, isObject, textOf } from './bodies.ts';
import { scimError, wrongValue } from './errors.ts';
import { type Operation, patchList, patchSingle } from './patch.ts';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A person as described by a provider. */
export interface PersonInput {
  user_name: string;
  external_id: string | null;
  email: string;
  /** Null when no part of the name is given. */
  full_name: string | null;
  given_name: string | null;
  family_name: string | null;
  is_active: boolean;
}

const Checked = closed({
  userName: nameText(254),
  externalId: nullable(text(255)),
  emails: Email,
  name: nullable(nameText(200)),
  givenName: nullable(text(100)),
  familyName: nullable(text(100)),
  active: Type.Boolean(),
});

/** @throws 400 `invalidValue` */
export function personInput(given: Given): PersonInput {
  const user_name = textOf(given.username, 'userName', 254);
  if (!user_name) throw wrongValue('userName is required.');
  const name = isObject(given.name) ? given.name : {};
  const given_name = textOf(name.givenname, 'name.givenName', 100);
  const family_name = textOf(name.familyname, 'name.familyName', 100);
  const email = (addressIn(given.emails) ?? user_name).toLowerCase();
  const full_name =
    [given_name, family_name].filter(Boolean).join(' ') ||
    textOf(name.formatted, 'name.formatted', 200) ||
    textOf(given.displayname, 'displayName', 200);
  const input: PersonInput = {
    user_name,
    external_id: textOf(given.externalid, 'externalId', 255),
    email,
    full_name: full_name?.normalize('NFC') ?? null,
    given_name,
    family_name,
    is_active: given.active === undefined || given.active === null || booleanOf(given.active, 'active'),
  };
  checkedBody(Checked, {
    userName: input.user_name,
    externalId: input.external_id,
    emails: input.email,
    name: input.full_name,
    givenName: given_name,
    familyName: family_name,
    active: input.is_active,
  });
  return input;
}

/** The primary address, that of work, or the first one. */
function addressIn(emails: unknown): string | null {
  if (emails === undefined || emails === null) return null;
  const all = (Array.isArray(emails) ? emails : [emails]).map((one): Given => (isObject(one) ? one : { value: one }));
  const chosen =
    all.find(({ primary }) => primary === true || String(primary).toLowerCase() === 'true') ??
    all.find(({ type }) => String(type).toLowerCase() === 'work') ??
    all[0];
  return textOf(chosen?.value, 'emails', 254);
}

const SINGLE = ['username', 'externalid', 'displayname', 'active', 'name'];
const READ_ONLY = ['id', 'meta', 'groups', 'schemas'];
/** Attributes of the standard that are accepted and not stored, because providers send them for every system. */
const IGNORED = [
  'nickname',
  'profileurl',
  'title',
  'usertype',
  'preferredlanguage',
  'locale',
  'timezone',
  'password',
  'phonenumbers',
  'ims',
  'photos',
  'addresses',
  'entitlements',
  'roles',
  'x509certificates',
];

/** Changes what a provider said about a person. @throws 400 in the words of SCIM */
export function patchPerson(person: Given, operations: readonly Operation[]): void {
  const touched = new Set<string>();
  for (const operation of operations) {
    const { attribute, sub, extension } = operation.path!;
    if (extension !== null) {
      if (!extension.startsWith('urn:ietf:params:scim:schemas:extension:'))
        throw scimError(400, 'invalidPath', `Users have no attribute ${extension}.`);
    } else if (READ_ONLY.includes(attribute)) refuseReadOnly(person, operation);
    else if (attribute === 'emails') patchList(person, operation);
    else if (SINGLE.includes(attribute)) {
      patchSingle(person, operation);
      touched.add(sub === null ? attribute : `${attribute}.${sub}`);
      if (attribute === 'name' && sub === null && isObject(operation.value))
        for (const name of Object.keys(operation.value)) touched.add(`name.${name}`);
    } else if (!IGNORED.includes(attribute))
      throw scimError(400, 'invalidPath', `Users have no attribute ${attribute}.`);
  }
  // One name is stored, so the part that was changed decides about it.
  const name = isObject(person.name) ? person.name : {};
  if (touched.has('name.givenname') || touched.has('name.familyname')) person.name = { ...name, formatted: null };
  else if (touched.has('name.formatted')) person.name = { formatted: name.formatted };
  else if (touched.has('displayname')) person.name = null;
}

/** Repeating the value that an attribute has is no change; Okta sends the id with each one. */
function refuseReadOnly(person: Given, { path, value }: Operation): void {
  const { attribute } = path!;
  if (attribute !== 'id' || value !== person.id) {
    if (attribute === 'schemas' || attribute === 'meta') return;
    throw scimError(400, 'mutability', `${attribute} cannot be changed here.`);
  }
}
