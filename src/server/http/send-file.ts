import type { FastifyReply, FastifyRequest } from 'fastify';
import { allows } from '#shared/access/permissions.ts';
import { Call, scopeOf } from '../call.ts';
import { lacking } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { disposition } from './disposition.ts';

/** The character set of `bytes` is the one that the receiving system documents. */
const types = {
  csv: 'text/csv; charset=utf-8',
  bytes: 'text/csv',
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
} as const;

interface SmallFile {
  name: string;
  /** A function is called after the transaction, because rendering takes long and must not hold a connection. */
  content: string | Uint8Array | (() => Promise<string | Uint8Array>);
  /** Defaults to the type of the endpoint. */
  type?: keyof typeof types;
}

/** Sends a file that is small enough to build in memory. The caller needs permission to view the resource. */
export async function sendFile(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, type, make }: { resource: string; type: keyof typeof types; make: (call: Call) => Promise<SmallFile> },
) {
  const { actor } = request;
  if (!allows(actor.permissions, resource, 'view')) throw lacking(resource, 'view');
  const {
    name,
    content,
    type: own = type,
  } = await kernel.db.transaction(scopeOf(actor, request.id), (tx) =>
    make(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id })),
  );
  const whole = typeof content === 'function' ? await content() : content;
  return reply
    .headers({ 'content-disposition': disposition('attachment', name), 'cache-control': 'private, no-store' })
    .type(types[own])
    .send(typeof whole === 'string' ? whole : Buffer.from(whole));
}
