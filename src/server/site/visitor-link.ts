import { createHmac } from 'node:crypto';
import { isId, newId } from '#shared/ids.ts';
import { hashSecret } from '../auth/secret-token.ts';
import { unknownToken } from '../auth/wrong-guess.ts';
import type { Call } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Sealing } from '../sealing.ts';

/** A kind of link with which people without an account can follow their submission. */
export interface VisitorLinkKind {
  purpose: 'application' | 'registration' | 'breakdown';
  /** The path of the page, without a slash at the end: `/application`. */
  path: `/${string}`;
  /** The number of days that a link works after the last email with it. */
  days: number;
}

interface Followed {
  id: string;
  organization_id: string;
}

const DAY = 86_400_000;

/** The address of the page. The secret is behind the `#`, which browsers never send to a server. */
export async function visitorLink(
  call: Call,
  { purpose, path, days }: VisitorLinkKind,
  ref_id: string,
): Promise<string> {
  const id = newId();
  const link = await call.one<{ id: string }>(sql`
    insert into visitor_links as l (id, organization_id, purpose, ref_id, token_hash, expires_at, created_at)
    values (${id}, ${call.organization_id}, ${purpose}, ${ref_id}, ${hashSecret(tokenOf(call.sealing, id))},
      ${new Date(call.now().getTime() + days * DAY)}, ${call.now()})
    on conflict (organization_id, purpose, ref_id) do update
    set expires_at = greatest(l.expires_at, excluded.expires_at)
    returning id`);
  // A link from before this table has no hash yet.
  if (link.id !== id)
    await call.run(sql`
      update visitor_links set token_hash = ${hashSecret(tokenOf(call.sealing, link.id))}
      where organization_id = ${call.organization_id} and id = ${link.id} and token_hash is null`);
  return withToken(call.sealing, `${path}/${link.id}`);
}

/** The address without the secret, which may be stored. */
export const withoutToken = (link: string): string => link.split('#')[0]!;

/** Adds the secret to the stored address of a visitor's link; other addresses are returned unchanged. */
export function withToken(sealing: Sealing, address: string): string {
  const id = /^\/(?:application|referrals\/status|public\/breakdown)\/([^/#]+)$/.exec(address)?.[1];
  return isId(id) ? `${address}#token=${tokenOf(sealing, id)}` : address;
}

/** Ends a link, after which it is as unknown as one that never existed. */
export async function endVisitorLink(call: Call, { purpose }: VisitorLinkKind, ref_id: string): Promise<void> {
  await call.run(sql`
    delete from visitor_links
    where organization_id = ${call.organization_id} and purpose = ${purpose} and ref_id = ${ref_id}`);
}

/** A link that works now, for the people who may share or end it. */
export interface ActiveLink {
  /** The address with its secret. */
  link: string;
  expires_at: string;
  created_at: string;
  views: number;
  viewed_at: string | null;
}

export async function activeLink(call: Call, kind: VisitorLinkKind, ref_id: string): Promise<ActiveLink | null> {
  const link = await call.maybe<Omit<ActiveLink, 'link'> & { id: string }>(sql`
    select id, expires_at, created_at, views, viewed_at from visitor_links
    where organization_id = ${call.organization_id} and purpose = ${kind.purpose} and ref_id = ${ref_id}
      and expires_at > ${call.now()}`);
  if (!link) return null;
  const { id, ...rest } = link;
  return { ...rest, link: withToken(call.sealing, `${kind.path}/${id}`) };
}

export async function countView(call: Call, { purpose }: VisitorLinkKind, ref_id: string): Promise<void> {
  await call.run(sql`
    update visitor_links set views = views + 1, viewed_at = ${call.now()}
    where organization_id = ${call.organization_id} and purpose = ${purpose} and ref_id = ${ref_id}`);
}

/** Finds the record of a link. @throws 404 for one that is unknown or has ended */
export async function followed(kernel: Kernel, kind: VisitorLinkKind, token: string): Promise<Followed> {
  const now = kernel.clock.now();
  const old = openSealed(kernel.sealing, kind, token);
  const [target] = await kernel.system.unscoped((tx) =>
    tx.rows<Followed>(sql`
      select ref_id as id, organization_id from visitor_links where purpose = ${kind.purpose} and expires_at > ${now}
        and (token_hash = ${hashSecret(token)}
          or (organization_id = ${old?.organization_id ?? null} and ref_id = ${old?.id ?? null}
          and sealed_until > ${now}))`),
  );
  if (!target) throw unknownLink();
  return target;
}

/** The refusal is the same for a link that never existed, has expired or was ended. */
export const unknownLink = () =>
  unknownToken(new Refusal(404, 'This link does not exist or has ended. Use the link in the newest email.'));

/** The company of a page by the id in its address, or by the sealed link in an old address; null if there is none. */
export async function companyOfLink(kernel: Kernel, kind: VisitorLinkKind, id: string): Promise<string | null> {
  const old = isId(id) ? null : openSealed(kernel.sealing, kind, id);
  if (!isId(id) && !old) return null;
  const [link] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(
      `select organization_id from visitor_links where purpose = $1 and expires_at > $2
         and (id = $3 or (organization_id = $4 and ref_id = $5 and sealed_until > $2))`,
      [kind.purpose, kernel.clock.now(), isId(id) ? id : null, old?.organization_id ?? null, old?.id ?? null],
    ),
  );
  return link?.organization_id ?? null;
}

export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from visitor_links where expires_at < ${now}`);
}

/**
 * The token is derived, so that every email about the same record has the same link although only its hash is stored.
 */
const tokenOf = (sealing: Sealing, id: string): string =>
  createHmac('sha256', sealing.textFor('visitor links')).update(id).digest('base64url');

/** Opens a link of the former kind, which was a sealed identifier in the path. */
function openSealed(sealing: Sealing, { purpose }: VisitorLinkKind, token: string): Followed | null {
  try {
    const text = sealing.cipher(`${purpose} link`).open(Buffer.from(token, 'base64url'), purpose);
    const [organization_id, id] = text.split('/');
    return isId(organization_id) && isId(id) ? { id, organization_id } : null;
  } catch {
    return null;
  }
}
