import { revokeKeys } from '#features/access/api-keys/server/service.ts';
import { joinCompanies, leaveOtherCompanies } from '#features/access/people/server/service.ts';
import { createOwnCompany } from '#features/access/profile/server/service.ts';
import { yieldToProvider } from '#server/auth/mailbox.ts';
import type { OidcClaims } from '#server/auth/oidc.ts';
import type { OidcSettings } from '#server/auth/oidc-settings.ts';
import { isWithoutCompany } from '#server/auth/registration.ts';
import { endSessions } from '#server/auth/sessions.ts';
import type { SignedIn } from '#server/auth/signed-in.ts';
import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Role } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';

const PROVIDER = 'oidc';

/**
 * The account of the person the provider vouches for: the linked one, the one with their proven address, or a new one.
 * The provider's claims add and end its memberships.
 * @returns a refusal instead of throwing it where the claims ended a membership, so that this change is kept
 * @throws 401 when the address is not proven, or the person belongs to no company and may not create one
 */
export async function singleSignOnAccount(
  kernel: Kernel,
  tx: Tx,
  settings: OidcSettings,
  claims: OidcClaims,
): Promise<SignedIn | Refusal> {
  const user = (await linked(tx, settings, claims)) ?? (await byAddress(tx, settings, claims));
  const { ended, refusal: shut } = settings.organization_claim
    ? await followClaims(kernel, tx, settings, user.id, claims)
    : { ended: 0 };
  // Operators of the installation are never locked out, because everyone else turns to them for help.
  if (shut && !kernel.identity.administers(user.email)) return shut;
  const [seat] = await tx.rows(sql`select from memberships where user_id = ${user.id} and status = 'active' limit 1`);
  if (seat || kernel.identity.administers(user.email)) return user;
  const refusal = await settle(kernel, tx, user);
  if (refusal && ended === 0) throw refusal;
  return refusal ?? user;
}

async function linked(tx: Tx, { issuer }: OidcSettings, { sub }: OidcClaims): Promise<SignedIn | undefined> {
  const [user] = await tx.rows<SignedIn & { status: string }>(sql`
    select u.id, u.email::text, u.name, u.image, u.status
    from identity.accounts a join identity.users u on u.id = a.user_id
    where a.provider_id = ${PROVIDER} and a.account_id = ${subjectAt(issuer, sub)}`);
  if (user && user.status !== 'active') throw new Refusal(401, 'This account is blocked.');
  return user && { id: user.id, email: user.email, name: user.name, image: user.image };
}

/** The owner of the address owns the account, so the address must be verified. */
async function byAddress(tx: Tx, settings: OidcSettings, claims: OidcClaims): Promise<SignedIn> {
  const { email, sub } = claims;
  if (!email) throw new Refusal(401, 'Your identity provider did not send your email address.');
  if (!claims.email_verified && !settings.trusts_email) {
    throw new Refusal(401, 'Your identity provider has not verified your email address.');
  }
  await yieldToProvider(tx, email);
  const [user] = await tx.rows<SignedIn & { status: string }>(sql`
    insert into identity.users (id, email, email_verified, name, image)
    values (${newId()}, ${email}, true, ${claims.name ?? email.split('@')[0] ?? null}, ${claims.picture})
    on conflict (email) do update set email_verified = true returning id, email::text, name, image, status`);
  const { status, ...known } = user!;
  if (status !== 'active') throw new Refusal(401, 'This account is blocked.');
  await tx.run(sql`
    insert into identity.accounts (id, user_id, provider_id, account_id)
    values (${newId()}, ${known.id}, ${PROVIDER}, ${subjectAt(settings.issuer, sub)}) on conflict do nothing`);
  return known;
}

/** A provider's subjects are its own: another provider may use the same. */
function subjectAt(issuer: string, sub: string): string {
  return `${issuer} ${sub}`;
}

/**
 * Makes the person's memberships match the claims: exactly the named companies, with the role the claims give. A
 * company that is no longer named deactivates the member: sessions, keys, and open invitations end.
 * @returns the number of ended memberships, and the reason for a refusal if no access remains
 */
async function followClaims(
  kernel: Kernel,
  tx: Tx,
  settings: OidcSettings,
  user_id: string,
  { all }: OidcClaims,
): Promise<{ ended: number; refusal?: Refusal }> {
  const slugs = wordsOf(all[settings.organization_claim!]);
  const role = roleOf(settings, all);
  await joinCompanies(tx, user_id, slugs, role);
  const orphan = await leftWithout(tx, user_id, slugs);
  const ended = await leaveOtherCompanies(
    tx,
    user_id,
    slugs,
    orphan.map(({ id }) => id),
  );
  for (const { organization_id } of ended) {
    const there = await acrossCompanies(tx, kernel, systemActor(organization_id), null);
    await there.rows(sql`select end_access_of_former_member(${user_id}, null)`);
  }
  if (orphan.length === 0) return { ended: ended.length };
  await endSessions(tx, user_id);
  await revokeKeys(
    tx,
    user_id,
    orphan.map(({ id }) => id),
  );
  const text = `Your identity provider no longer lists you at ${orphan[0]!.name}, which has no other owner. Ask a super admin to assign a new owner.`;
  return { ended: ended.length, refusal: new Refusal(401, text) };
}

/** Companies the person is the last owner of and the claims do not name: the seat stays, for a company keeps an owner. */
function leftWithout(tx: Tx, user_id: string, slugs: readonly string[]): Promise<{ id: string; name: string }[]> {
  return tx.rows(sql`
    select o.id, o.name from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = ${user_id} and m.role = 'owner' and m.status = 'active' and o.kind in ('vendor', 'both')
      and o.status <> 'closed'
      and not (o.slug = any(${slugs})) and not exists (select from memberships other where other.organization_id = o.id
        and other.user_id <> ${user_id} and other.role = 'owner' and other.status = 'active')
    order by o.name`);
}

/** The role of the first value that maps to one; null when role claims are not configured. */
function roleOf({ role_claim, roles }: OidcSettings, all: OidcClaims['all']): Role | null {
  if (!role_claim) return null;
  const word = wordsOf(all[role_claim]).find((one) => roles.has(one));
  return word ? roles.get(word)! : 'read_only';
}

function wordsOf(claim: unknown): string[] {
  const values = Array.isArray(claim) ? claim : [claim];
  return values.flatMap((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []));
}

/** A user without a company waits for an invitation or creates a company. @returns the reason if neither is possible */
async function settle(kernel: Kernel, tx: Tx, user: SignedIn): Promise<Refusal | undefined> {
  const isInvited = await tx.rows(sql`
    select from invitations
    where email = ${user.email} and accepted_at is null and revoked_at is null and expires_at > ${kernel.clock.now()}
    limit 1`);
  if (isInvited.length > 0) return undefined;
  if (!(await mayFound(kernel, tx))) {
    return new Refusal(401, 'This account does not belong to a company. Ask for an invitation.');
  }
  await createOwnCompany(kernel, tx, { id: user.id, email: user.email, full_name: user.name });
  return undefined;
}

async function mayFound({ config }: Kernel, tx: Tx): Promise<boolean> {
  if (config.registration === 'open') return true;
  if (config.registration === 'closed') return false;
  return isWithoutCompany(tx);
}
