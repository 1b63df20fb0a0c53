import { randomBytes } from 'node:crypto';
import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken, wrongSecret } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { LinkSecret, OpenedLink } from '../public.schema.ts';
import { sealResourceLinkTicket } from './file.ts';
import { inResourceLinkCompany, type OpenLink, recordOpen, requireUsable } from './link.ts';
import { tellResourceLinkGuessed } from './notices.ts';
import { isPassword } from './password.ts';

interface Shared {
  name: string;
  description: string | null;
  kind: string;
  url: string | null;
  content: string | null;
  version: number;
  is_shown: boolean;
  file_name: string | null;
  file_kind: string | null;
  media_type: string | null;
  size: number | null;
}

/**
 * Opens a link: returns what the reader still has to enter, and then the content.
 * @throws 404, 409 when it has ended, 422
 */
export async function openResourceLink(kernel: Kernel, secret: LinkSecret): Promise<OpenedLink> {
  const hash = hashSecret(secret.token);
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(sql`select organization_id from resource_links where token_hash = ${hash}`),
  );
  if (!found || !(await kernel.flags.reaches('resources', found.organization_id)))
    throw unknownToken(notFound('This link'));
  return inResourceLinkCompany(kernel, found.organization_id, async (call) => {
    const link = await usableLink(call, hash);
    const shared = await sharedResource(call, link.resource_id);
    const company = await call.one<{ name: string }>(
      sql`select name from organizations where id = ${call.organization_id}`,
    );
    const isUnlocked = link.secret_hash === null || (await checkPassword(kernel, call, link, secret.password));
    const email = link.recipient_email ?? secret.email ?? null;
    const needs_email = link.asks_email && email === null;
    const about = {
      name: shared.name,
      description: shared.description,
      company_name: company.name,
      expires_at: link.expires_at,
      kind: shared.kind,
      needs_password: !isUnlocked,
      needs_email,
    };
    if (!isUnlocked || needs_email) return { ...about, url: null, content: null, file: null };
    const ticket = randomBytes(12).toString('base64url');
    await recordOpen(call, { link, email, kind: 'opened', version: shared.version, ticket });
    return {
      ...about,
      url: shared.url,
      content: shared.content,
      file: fileOf(kernel, call, { link, shared, email, ticket }),
    };
  });
}

/** @throws 422 for a wrong password */
async function checkPassword(
  kernel: Kernel,
  { organization_id }: Call,
  { id, secret_hash }: OpenLink,
  given: string | undefined,
): Promise<boolean> {
  if (given === undefined) return false;
  if (!(await isPassword(given, secret_hash!)))
    throw wrongSecret(invalid({ password: ['is wrong'] }, 'The password is wrong.'), () =>
      inResourceLinkCompany(kernel, organization_id, (call) => tellResourceLinkGuessed(call, id)),
    );
  return true;
}

function fileOf(
  kernel: Kernel,
  call: Call,
  { link, shared, email, ticket }: { link: OpenLink; shared: Shared; email: string | null; ticket: string },
): OpenedLink['file'] {
  if (!shared.file_name) return null;
  const addressOf = (as: 'inline' | 'attachment') =>
    sealResourceLinkTicket(kernel, {
      organization_id: call.organization_id,
      link_id: link.id,
      version: shared.version,
      file_name: shared.file_name!,
      as,
      email,
      ticket,
    });
  return {
    name: shared.file_name,
    kind: shared.file_kind!,
    media_type: shared.media_type!,
    size: Number(shared.size),
    view_url: addressOf('inline'),
    download_url: addressOf('attachment'),
  };
}

/** @throws 409 when it was revoked or has expired */
async function usableLink(call: Call, hash: string): Promise<OpenLink> {
  const link = await call.one<OpenLink>(
    sql`
      select id, resource_id, recipient_email::text as recipient_email, secret_hash, asks_email, has_watermark,
        expires_at, revoked_at
      from resource_links where organization_id = ${call.organization_id} and token_hash = ${hash}`,
    'This link',
  );
  requireUsable(call, link);
  return link;
}

async function sharedResource(call: Call, id: string): Promise<Shared> {
  const shared = await call.one<Shared>(sql`
    select name, description, kind, url, content, version, is_shown, file_name, file_kind, media_type, size
    from resource_rows where organization_id = ${call.organization_id} and id = ${id}`);
  if (!shared.is_shown) throw conflict('This content is no longer available.');
  return shared;
}
