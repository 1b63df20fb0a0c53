import type { FastifyReply, FastifyRequest } from 'fastify';
import { stampedPdf } from '#features/enablement/resources/server/service.ts';
import { parseRange } from '#features/platform/stored-files/server/service.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { sql } from '#server/db/sql.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { inResourceLinkCompany, recordOpen, requireUsable } from './link.ts';

const MINUTES = 30;
const PLACE = 'resource link file';

interface Ticket {
  organization_id: string;
  link_id: string;
  version: number;
  file_name: string;
  as: 'inline' | 'attachment';
  email: string | null;
  /** The key of the opening it belongs to. */
  ticket: string;
  expires_at: number;
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher('resource link');

/** Creates an address that an `<iframe>` or `<img>` can use. It expires by itself, and with the link. */
export function sealResourceLinkTicket(kernel: Kernel, ticket: Omit<Ticket, 'expires_at'>): string {
  const expires_at = kernel.clock.now().getTime() + MINUTES * 60_000;
  const sealed = cipherOf(kernel)
    .seal(JSON.stringify({ ...ticket, expires_at }), PLACE)
    .toString('base64url');
  return `/api/public/resource_files?ticket=${sealed}`;
}

function readTicket(kernel: Kernel, sealed: string): Ticket {
  try {
    const ticket = JSON.parse(cipherOf(kernel).open(Buffer.from(sealed, 'base64url'), PLACE)) as Ticket;
    if (ticket.expires_at > kernel.clock.now().getTime()) return ticket;
  } catch {
    // The ticket is not one of this installation.
  }
  throw unknownToken(notFound('This address'));
}

interface SharedFile {
  id: string;
  resource_id: string;
  has_watermark: boolean;
  expires_at: string;
  revoked_at: string | null;
  is_shown: boolean;
  key: string;
  kind: string;
  media_type: string;
  size: number;
  sha256: string;
}

/** Sends the file of an opened link, as long as the link is valid. */
export async function sendSharedFile(kernel: Kernel, request: FastifyRequest, reply: FastifyReply, sealed: string) {
  const ticket = readTicket(kernel, sealed);
  if (!(await kernel.flags.reaches('resources', ticket.organization_id))) throw notFound('This address');
  const file = await inResourceLinkCompany(kernel, ticket.organization_id, async (call) => {
    const found = await call.one<SharedFile>(
      sql`
        select l.id, l.resource_id, l.has_watermark, l.expires_at, l.revoked_at, r.is_shown, v.key, v.kind,
          v.media_type, v.size, v.sha256
        from resource_links l join resources r on r.organization_id = l.organization_id and r.id = l.resource_id
        join resource_versions v on v.organization_id = l.organization_id and v.resource_id = l.resource_id
          and v.version = ${ticket.version}
        where l.organization_id = ${call.organization_id} and l.id = ${ticket.link_id}`,
      'This address',
    );
    requireUsable(call, found);
    if (!found.is_shown) throw notFound('This address');
    if (ticket.as === 'attachment')
      await recordOpen(call, {
        link: found,
        email: ticket.email,
        kind: 'downloaded',
        version: ticket.version,
        ticket: ticket.ticket,
      });
    return found;
  });
  const isInline = ticket.as === 'inline' && ['pdf', 'image', 'text'].includes(file.kind);
  reply.headers({
    'content-type': file.media_type,
    'content-disposition': disposition(isInline ? 'inline' : 'attachment', ticket.file_name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  if (file.has_watermark && file.kind === 'pdf') {
    const bytes = await kernel.documents.read(file.key);
    const day = kernel.clock.now().toISOString().slice(0, 10);
    const watermark = `${ticket.email ?? 'Shared copy'} · ${day}`;
    return reply.send(Buffer.from(await stampedPdf(bytes, { watermark }, ticket.organization_id)));
  }
  const size = Number(file.size);
  const range = parseRange(request.headers.range, size);
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`);
    throw new Refusal(416, 'The requested range is past the end of the file.');
  }
  const stream = await kernel.documents.stream(file.key, range);
  if (!stream) throw notFound('This file');
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply
    .headers({ 'accept-ranges': 'bytes', 'content-length': range ? range.last - range.first + 1 : size })
    .send(stream);
}
