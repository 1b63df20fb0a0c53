import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, Call, scopeOf } from '#server/call.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { isShownInline } from '../schema.ts';
import { parseRange } from './range.ts';
import { watermarked } from './reading/apart.ts';
import type { FileSource } from './sources.ts';

interface Asked {
  id: string;
  version?: number | undefined;
  as: 'inline' | 'attachment' | 'original';
  /** The same for all pieces of one access. */
  ticket: string;
}

/**
 * The bytes of one version, or a piece of them, as they are read. Only what a browser draws without running anything is shown
 * on the spot; the headers take scripts, forms, frames and the origin from it all the same.
 */
export async function sendStoredFile(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  source: FileSource,
  asked: Asked,
): Promise<FastifyReply> {
  let stream: Readable | undefined;
  try {
    const inTransaction = <T>(work: (call: Call) => Promise<T>) =>
      kernel.db.transaction(scopeOf(actor, request.id), (tx) =>
        work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id })),
      );
    const file = await inTransaction(async (call) => {
      const found = await source.find(call, asked.id, asked.version);
      const isInline = asked.as === 'inline' && isShownInline(found.kind);
      const marks = asked.as === 'original' ? undefined : await source.mark?.(call, asked.id, found);
      const isWhole = request.headers['if-range'] !== undefined && request.headers['if-range'] !== `"${found.sha256}"`;
      const range = isWhole || marks ? undefined : parseRange(request.headers.range, found.size);
      if (range === 'none') {
        reply.header('content-range', `bytes */${found.size}`);
        throw new Refusal(416, 'The requested range is past the end of the file.');
      }
      return { ...found, isInline, range, marks };
    });
    // No transaction is open meanwhile, because the storage may be another server. A marked copy is made for each reader,
    // and sent as a whole.
    if (!file.marks) stream = await kernel.documents.stream(file.key, file.range);
    if (!file.marks && !stream) throw notFound('This file');
    const { record } = source;
    if (record)
      await inTransaction((call) =>
        record(call, {
          id: asked.id,
          version: file.version,
          kind: file.isInline ? 'viewed' : 'downloaded',
          ticket: asked.ticket,
        }),
      );
    kernel.outbox.poke();
    const { range, marks } = file;
    const headers = {
      'content-type': file.media_type,
      'content-disposition': disposition(file.isInline ? 'inline' : 'attachment', file.file_name),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      // Its address is a ticket: no page that a document links to learns of it, and no cache keeps it.
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    };
    if (marks) {
      const bytes = await kernel.documents.read(file.key);
      return reply.headers(headers).send(Buffer.from(await watermarked(bytes, marks, actor.organization_id)));
    }
    if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
    return reply
      .headers({
        ...headers,
        'content-length': range ? range.last - range.first + 1 : file.size,
        'accept-ranges': 'bytes',
        etag: `"${file.sha256}"`,
      })
      .send(stream);
  } catch (error) {
    stream?.destroy();
    throw error;
  }
}
