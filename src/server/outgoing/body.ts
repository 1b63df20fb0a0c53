import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingError } from './outgoing-error.ts';

const DECODERS: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads a whole response up to a limit. */
export async function readBody(response: IncomingMessage, most: number, host: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyChunks(response, most, host)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The parts of a response as they arrive. The limit applies to the transferred bytes and to the decompressed ones. */
export async function* bodyChunks(response: IncomingMessage, most: number, host: string): AsyncGenerator<Buffer> {
  const tooLarge = () => new OutgoingError('too_large', `${host} sent a response that is too large.`);
  if (Number(response.headers['content-length']) > most) throw tooLarge();
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = DECODERS[encoding];
  if (!decoder && encoding !== 'identity' && encoding !== '')
    throw new OutgoingError('invalid', `${host} sent a response in an unknown encoding.`);
  let transferred = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      transferred += chunk.byteLength;
      done(transferred > most ? tooLarge() : null, chunk);
    },
  });
  const body = decoder ? decoder() : counter;
  // The reader below receives the errors of all parts, because the pipeline destroys its last one with them.
  if (decoder) pipeline(response, counter, body, () => {});
  else pipeline(response, counter, () => {});
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    yield chunk;
  }
}
