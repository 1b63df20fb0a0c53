import { addMembership } from '#features/access/people/server/service.ts';
import { yieldToProvider } from '#server/auth/mailbox.ts';
import type { SignedIn } from '#server/auth/signed-in.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { SamlPolicy } from '../schema.ts';
import type { Assertion } from './response/assertion.ts';

/** A person as described by a provider, in our terms. */
export interface SamlClaims {
  email: string | null;
  name: string | null;
  groups: string[];
}

export interface SamlCompany extends SamlPolicy {
  id: string;
  name: string;
  status: string;
}

const EMAIL = /^[^\s@"<>()[\],;:\\]+@[a-z0-9.-]+$/;
const NAMES = {
  email: [
    'email',
    'mail',
    'emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  ],
  full: [
    'displayname',
    'name',
    'fullname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
  first: [
    'firstname',
    'givenname',
    'given_name',
    'urn:oid:2.5.4.42',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  ],
  last: [
    'lastname',
    'surname',
    'sn',
    'family_name',
    'urn:oid:2.5.4.4',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  ],
} as const;

/** The address is an attribute with one of the usual names, or else the subject of the assertion. */
export function claimsOf({ attributes, name_id }: Assertion, group_attribute: string | null): SamlClaims {
  // An attribute with several values names no single person.
  const single = (names: readonly string[]) =>
    attributes.find(([name, values]) => names.includes(name.toLowerCase()) && values.length === 1)?.[1][0]?.trim() ||
    null;
  const email = (single(NAMES.email) ?? name_id).toLowerCase();
  const parts = [single(NAMES.first), single(NAMES.last)].filter((part) => part !== null).join(' ');
  return {
    email: EMAIL.test(email) && email.length <= 254 ? email : null,
    name: oneLine(single(NAMES.full) ?? parts),
    groups: attributes
      .filter(([name]) => name === group_attribute)
      .flatMap(([, values]) => values)
      .slice(0, 500),
  };
}

function oneLine(text: string): string | null {
  const words = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return words ? words.slice(0, 200) : null;
}

/** The company of an enabled provider. @throws 401 */
export async function samlCompany(tx: Tx, organization_id: string): Promise<SamlCompany | undefined> {
  const [company] = await tx.rows<SamlCompany>(sql`
    select o.id, o.name, o.status, c.mode, c.default_role, c.group_attribute, c.group_roles
    from saml_connections c join organizations o on o.id = c.organization_id
    where c.organization_id = ${organization_id} and o.kind in ('vendor', 'both')`);
  return company;
}

/** The role that the groups give, or else the default; null for people who are not admitted. */
function roleOf({ group_roles, default_role }: SamlPolicy, groups: readonly string[]): string | null {
  return group_roles.find(({ group }) => groups.includes(group))?.role ?? default_role;
}

interface Person {
  id: string;
  status: string;
  member_role: string | null;
  member_status: string | null;
}

/**
 * The role of the person whom a company's provider vouches for. It decides about addresses of the domains that the company
 * has proven, because whoever has the domain has its mailboxes, and about this company only.
 * @throws 401 with the reason why the person is not admitted
 */
export async function admit(
  tx: Tx,
  company: SamlCompany,
  { email, groups }: SamlClaims,
): Promise<{ email: string; role: string; person: Person | undefined }> {
  if (!email) throw new Refusal(401, 'Your identity provider did not send your email address.');
  const [domain] = await tx.rows(sql`
    select from saml_domains where organization_id = ${company.id} and verified_at is not null
      and domain = ${email.slice(email.lastIndexOf('@') + 1)}`);
  if (!domain) throw new Refusal(401, `${company.name} has not verified the domain of ${email}.`);
  const [person] = await tx.rows<Person>(sql`
    select u.id, u.status, m.role as member_role, m.status as member_status
    from identity.users u left join memberships m on m.user_id = u.id and m.organization_id = ${company.id}
    where u.email = ${email}`);
  if (person && person.status !== 'active') throw new Refusal(401, 'This account is blocked.');
  // A colleague who was removed comes back by invitation; the provider may not know of it.
  if (person?.member_status === 'removed')
    throw new Refusal(401, `Your access to ${company.name} was removed. Ask an owner to invite you.`);
  const role = person?.member_role === 'owner' ? 'owner' : roleOf(company, groups);
  if (role === null) throw new Refusal(401, `Your groups give no access to ${company.name}. Ask an owner.`);
  return { email, role, person };
}

/**
 * The account of the person, created with a membership if there is none. The provider's groups change the role at each
 * sign-in, except for owners.
 * @throws 401 with the reason why the person is not admitted
 */
export async function samlAccount(tx: Tx, company: SamlCompany, claims: SamlClaims): Promise<SignedIn> {
  if (company.status !== 'active') throw new Refusal(401, `${company.name} is suspended, so sign-in is disabled.`);
  const { email, role, person } = await admit(tx, company, claims);
  await yieldToProvider(tx, email);
  const [user] = await tx.rows<SignedIn>(sql`
    insert into identity.users (id, email, email_verified, name)
    values (${newId()}, ${email}, true, ${claims.name ?? email.split('@')[0]!})
    on conflict (email) do update set email_verified = true returning id, email::text, name, image`);
  const followsGroups = company.group_roles.length > 0;
  if (!person?.member_role || (followsGroups && person.member_role !== role))
    await addMembership(tx, { organization_id: company.id, user_id: user!.id, role });
  return user!;
}
