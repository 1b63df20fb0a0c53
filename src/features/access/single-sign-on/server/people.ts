import { foundCompany } from '#features/access/profile/server/service.ts';
import { acrossCompanies } from '#server/across-companies.ts';
import type { OidcClaims } from '#server/auth/oidc.ts';
import type { OidcSettings } from '#server/auth/oidc-settings.ts';
import type { SignedIn } from '#server/auth/provider.ts';
import { isWithoutCompany } from '#server/auth/registration.ts';
import { endSessions } from '#server/auth/sessions.ts';
import { systemActor } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { Role } from '#shared/permissions.ts';

const PROVIDER = 'oidc';

/**
 * The account of whom the provider vouches for: the one linked to them, the one of their proven address, or a new one; with
 * the memberships the provider's claims give and take.
 * @returns a refusal instead of throwing it where the claims took a membership: that stays taken
 * @throws 401 when the address is not proven, or the person belongs to no company and may found none
 */
export async function accountOf(
  kernel: Kernel,
  tx: Tx,
  settings: OidcSettings,
  claims: OidcClaims,
): Promise<SignedIn | Refusal> {
  const user = (await linked(tx, settings, claims)) ?? (await byAddress(tx, settings, claims));
  const { ended, refusal: shut } = settings.organization_claim
    ? await followClaims(kernel, tx, settings, user.id, claims)
    : { ended: 0 };
  // Who runs the installation is whom everybody else is sent to.
  if (shut && !kernel.identity.administers(user.email)) return shut;
  const [seat] = await tx.rows("select from memberships where user_id = $1 and status = 'active' limit 1", [user.id]);
  if (seat || kernel.identity.administers(user.email)) return user;
  const refusal = await settle(kernel, tx, user);
  if (refusal && ended === 0) throw refusal;
  return refusal ?? user;
}

async function linked(tx: Tx, { issuer }: OidcSettings, { sub }: OidcClaims): Promise<SignedIn | undefined> {
  const [user] = await tx.rows<SignedIn & { status: string }>(
    `select u.id, u.email::text, u.name, u.image, u.status from identity.accounts a join identity.users u on u.id = a.user_id
     where a.provider_id = $1 and a.account_id = $2`,
    [PROVIDER, subjectAt(issuer, sub)],
  );
  if (user && user.status !== 'active') throw new Refusal(401, 'This account is blocked.');
  return user && { id: user.id, email: user.email, name: user.name, image: user.image };
}

/** Whoever owns the address owns the account: so the address must be proven. */
async function byAddress(tx: Tx, settings: OidcSettings, claims: OidcClaims): Promise<SignedIn> {
  const { email, sub } = claims;
  if (!email) throw new Refusal(401, 'Your provider did not tell your e-mail address.');
  if (!claims.email_verified && !settings.trusts_email) {
    throw new Refusal(401, 'Your provider has not confirmed your e-mail address.');
  }
  await takeFromSquatter(tx, email);
  const [user] = await tx.rows<SignedIn & { status: string }>(
    `insert into identity.users (id, email, email_verified, name, image) values ($1, $2, true, $3, $4)
     on conflict (email) do update set email_verified = true returning id, email::text, name, image, status`,
    [newId(), email, claims.name ?? email.split('@')[0], claims.picture],
  );
  const { status, ...known } = user!;
  if (status !== 'active') throw new Refusal(401, 'This account is blocked.');
  await tx.run(
    'insert into identity.accounts (id, user_id, provider_id, account_id) values ($1, $2, $3, $4) on conflict do nothing',
    [newId(), known.id, PROVIDER, subjectAt(settings.issuer, sub)],
  );
  return known;
}

/** Whoever made an account with an address they never proved has no way into what is its owner's from now on. */
async function takeFromSquatter(tx: Tx, email: string): Promise<void> {
  const [user] = await tx.rows<{ id: string }>(
    'select id from identity.users where email = $1 and not email_verified for update',
    [email],
  );
  if (!user) return;
  await endSessions(tx, user.id);
  await tx.run('update identity.accounts set password = null where user_id = $1', [user.id]);
  await tx.run('delete from identity.two_factors where user_id = $1', [user.id]);
  await tx.run('delete from identity.recovery_codes where user_id = $1', [user.id]);
  await tx.run('delete from identity.mailed_tokens where user_id = $1', [user.id]);
  await tx.run('update api_keys set revoked_at = now() where user_id = $1 and revoked_at is null', [user.id]);
}

/** A provider's subjects are its own: another provider may use the same. */
function subjectAt(issuer: string, sub: string): string {
  return `${issuer} ${sub}`;
}

/**
 * What the claims name is what the person works for: nothing more, and with the role they say. Whom they name no more is out
 * as whoever is deactivated: sessions, keys and open invitations end.
 * @returns how many memberships ended, and why there is no way in where one could not
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
  await tx.run(
    `insert into memberships (organization_id, user_id, role)
     select id, $1, $3 from organizations where slug = any($2) and kind in ('vendor', 'both') and status = 'active'
     on conflict (organization_id, user_id) do update set status = 'active',
       role = case when $4 then excluded.role else memberships.role end,
       role_id = case when not $4 then memberships.role_id end
     -- A company keeps its last owner, whatever the provider calls them.
     where memberships.role <> 'owner' or memberships.status <> 'active' or exists (select from memberships o
       where o.organization_id = memberships.organization_id and o.user_id <> $1 and o.role = 'owner' and o.status = 'active')`,
    [user_id, slugs, role ?? 'read_only', role !== null],
  );
  const orphan = await leftWithout(tx, user_id, slugs);
  const ended = await tx.rows<{ organization_id: string }>(
    `update memberships m set status = 'removed' from organizations o
     where m.user_id = $1 and o.id = m.organization_id and o.kind in ('vendor', 'both') and m.status = 'active'
       and not is_partner_role(m.role) and not (o.slug = any($2)) and not (m.organization_id = any($3))
     returning m.organization_id`,
    [user_id, slugs, orphan.map(({ id }) => id)],
  );
  for (const { organization_id } of ended) {
    const there = await acrossCompanies(tx, kernel, systemActor(organization_id), null);
    await there.rows('select end_access_of_former_member($1, null)', [user_id]);
  }
  if (orphan.length === 0) return { ended: ended.length };
  await endSessions(tx, user_id);
  await tx.run(
    'update api_keys set revoked_at = now() where user_id = $1 and organization_id = any($2) and partner_id is null and revoked_at is null',
    [user_id, orphan.map(({ id }) => id)],
  );
  const text = `Your provider does not name ${orphan[0]!.name} any more, and it has no other owner. Ask whoever runs this installation to appoint one.`;
  return { ended: ended.length, refusal: new Refusal(401, text) };
}

/** Companies the person is the last owner of and the claims do not name: the seat stays, for a company keeps an owner. */
function leftWithout(tx: Tx, user_id: string, slugs: readonly string[]): Promise<{ id: string; name: string }[]> {
  return tx.rows(
    `select o.id, o.name from memberships m join organizations o on o.id = m.organization_id
     where m.user_id = $1 and m.role = 'owner' and m.status = 'active' and o.kind in ('vendor', 'both') and o.status <> 'closed'
       and not (o.slug = any($2)) and not exists (select from memberships other where other.organization_id = o.id
         and other.user_id <> $1 and other.role = 'owner' and other.status = 'active')
     order by o.name`,
    [user_id, slugs],
  );
}

/** Of several words the first that stands for a role; null when the provider says nothing of roles. */
function roleOf({ role_claim, roles }: OidcSettings, all: OidcClaims['all']): Role | null {
  if (!role_claim) return null;
  const word = wordsOf(all[role_claim]).find((one) => roles.has(one));
  return word ? roles.get(word)! : 'read_only';
}

function wordsOf(claim: unknown): string[] {
  const values = Array.isArray(claim) ? claim : [claim];
  return values.flatMap((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []));
}

/** Whoever belongs to no company waits for an invitation or founds one. @returns why neither is so */
async function settle(kernel: Kernel, tx: Tx, user: SignedIn): Promise<Refusal | undefined> {
  const isInvited = await tx.rows(
    'select from invitations where email = $1 and accepted_at is null and revoked_at is null and expires_at > $2 limit 1',
    [user.email, kernel.clock.now()],
  );
  if (isInvited.length > 0) return undefined;
  if (!(await mayFound(kernel, tx))) {
    return new Refusal(401, 'This account belongs to no company here. Ask for an invitation.');
  }
  await foundCompany(kernel, tx, { id: user.id, email: user.email, full_name: user.name });
  return undefined;
}

async function mayFound({ config }: Kernel, tx: Tx): Promise<boolean> {
  if (config.registration === 'open') return true;
  if (config.registration === 'closed') return false;
  return isWithoutCompany(tx);
}
