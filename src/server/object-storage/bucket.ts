import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Outgoing, OutgoingMethod, OutgoingResponse, StreamedResponse } from '../outgoing/outgoing.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { BucketSettings } from '../settings/file-settings.ts';
import { elementsOf, elementText, isPassing, operatorSentence, type ServiceError } from './answers.ts';
import { StorageFailure } from './storage-failure.ts';

/** Time limits in milliseconds. */
export interface StorageLimits {
  connectMs: number;
  /** Until an answer begins. */
  answerMs: number;
  /** For a request that sends a part of a file, or puts the parts together. */
  uploadMs: number;
  /** Between two pieces of a download. */
  idleMs: number;
  attempts: number;
  /** The pause before the second attempt; each further one is three times as long. */
  pauseMs: number;
  /** No attempt begins after this time. */
  patienceMs: number;
}

export const STORAGE_LIMITS: StorageLimits = {
  connectMs: 5_000,
  answerMs: 15_000,
  uploadMs: 120_000,
  idleMs: 30_000,
  attempts: 4,
  pauseMs: 200,
  patienceMs: 20_000,
};

interface BucketRequest {
  method: OutgoingMethod;
  /** The key of the object, or empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Whether a failure means that files cannot be stored, or that they cannot be read. */
  isWrite: boolean;
  timeout?: number;
  /** Codes and statuses of errors that are answers. */
  accepts?: readonly (string | number)[];
}

export interface StoredObject {
  size: number;
  /** Hexadecimal; undefined for an object that others stored. */
  sha256: string | undefined;
}

export interface OpenObject extends StoredObject {
  /** The number of bytes that follow. */
  length: number;
  chunks: AsyncIterable<Buffer>;
  /** Ends the connection; call it once, whether everything was read or not. */
  close(): void;
}

/** An answer that is an error. */
class ErrorAnswer extends Error {
  readonly answer: ServiceError;
  constructor(answer: ServiceError) {
    super(answer.code ?? String(answer.status));
    this.answer = answer;
  }
}

const SHA256 = 'x-amz-meta-sha256';
const MOST_ERROR_BYTES = 65_536;
const MOST_LIST_BYTES = 4_000_000;
const MOST_FILE_BYTES = 5 * 1024 ** 3;

/** One bucket of a service that speaks the protocol of Amazon S3: signs requests, repeats them, and explains errors. */
export class Bucket {
  readonly settings: BucketSettings;
  readonly #base: string;
  readonly #outgoing: Outgoing;
  readonly #limits: StorageLimits;
  /** Keys that signatures derive, one a day. */
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor(settings: BucketSettings, outgoing: Outgoing, limits = STORAGE_LIMITS) {
    const { endpoint, bucket, isPathStyle } = settings;
    const { protocol, host } = new URL(endpoint);
    this.settings = settings;
    this.#base = isPathStyle ? `${endpoint}/${bucket}` : `${protocol}//${bucket}.${host}`;
    this.#outgoing = outgoing.allowing([new URL(this.#base).origin]);
    this.#limits = limits;
  }

  async put(key: string, body: Uint8Array, sha256: string): Promise<void> {
    const headers = { ...this.settings.encryption, [SHA256]: sha256 };
    await this.#send({ method: 'PUT', key, headers, body, isWrite: true, timeout: this.#limits.uploadMs });
  }

  /** @returns undefined if there is no such object */
  async find(key: string): Promise<StoredObject | undefined> {
    const answer = await this.#send({ method: 'HEAD', key, isWrite: false, accepts: [404] });
    if (answer.status !== 404) return { size: sizeOf(answer.headers), sha256: digestIn(answer.headers) };
    // An answer to HEAD has no body, and a missing bucket is not a missing file.
    const headers = { range: 'bytes=0-0' };
    await this.#send({ method: 'GET', key, headers, isWrite: false, accepts: ['NoSuchKey', 416] });
    return undefined;
  }

  /**
   * @param range the first and the last byte; a part without bytes is empty
   * @returns undefined if there is no such object
   */
  async open(key: string, range?: { first: number; last: number }): Promise<OpenObject | undefined> {
    if (range && range.last < range.first) {
      const object = await this.find(key);
      return object && { ...object, ...emptyPart() };
    }
    const request: BucketRequest = {
      method: 'GET',
      key,
      ...(range && { headers: { range: `bytes=${range.first}-${range.last}` } }),
      isWrite: false,
    };
    return this.#repeat(request, async () => {
      const { url, headers } = await this.#signed(request);
      const answer = await begin(this.#outgoing, url, {
        headers,
        connect: this.#limits.connectMs,
        timeout: this.#limits.answerMs,
        idle: this.#limits.idleMs,
        maxBytes: MOST_FILE_BYTES,
      });
      try {
        if (answer.status !== (range ? 206 : 200)) {
          const error = { ...(await errorIn(answer)), date: answer.headers.date };
          if (error.code === 'NoSuchKey') return close(answer, undefined);
          // The part begins after the end of the file.
          if (error.status === 416) return close(answer, { size: 0, sha256: undefined, ...emptyPart() });
          throw new ErrorAnswer(error);
        }
        const length = sizeOf(answer.headers);
        const total = range ? totalOf(answer.headers['content-range'], range.first, length) : length;
        return { size: total, sha256: digestIn(answer.headers), length, chunks: answer.chunks, close: answer.close };
      } catch (error) {
        answer.close();
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', key, isWrite: true, accepts: ['NoSuchKey'] });
  }

  /** Yields all objects whose keys begin with a text, in the order of keys. */
  async *list(prefix: string): AsyncGenerator<{ key: string; size: number }> {
    for (let token: string | undefined; ; ) {
      const page = await this.#list({ prefix, ...(token && { 'continuation-token': token }) });
      for (const content of elementsOf(page, 'Contents'))
        yield { key: elementText(content, 'Key') ?? '', size: Number(elementText(content, 'Size')) };
      if (elementText(page, 'IsTruncated') !== 'true') return;
      const next = elementText(page, 'NextContinuationToken');
      if (!next || next === token) throw this.#failure('does not continue a list of objects', false);
      token = next;
    }
  }

  /** @throws StorageFailure if the bucket cannot be used; a list is asked for, because HEAD gives no reason */
  async probe(): Promise<void> {
    await this.#list({ prefix: this.settings.prefix, 'max-keys': '1' });
  }

  async beginUpload(key: string, sha256: string): Promise<string> {
    const headers = { ...this.settings.encryption, [SHA256]: sha256 };
    const answer = await this.#send({ method: 'POST', key, query: { uploads: '' }, headers, body: '', isWrite: true });
    const id = elementText(answer.text(), 'UploadId');
    if (!id) throw this.#failure('did not begin an upload', true);
    return id;
  }

  /** @returns the mark by which the service knows this part */
  async sendPart(key: string, uploadId: string, number: number, body: Uint8Array): Promise<string> {
    const query = { partNumber: String(number), uploadId };
    const timeout = this.#limits.uploadMs;
    const { headers } = await this.#send({ method: 'PUT', key, query, body, isWrite: true, timeout });
    if (typeof headers.etag !== 'string') throw this.#failure('did not confirm a part of a file', true);
    return headers.etag;
  }

  /** Puts the parts together. The caller checks the object, because an earlier attempt may have done so unheard. */
  async finishUpload(key: string, uploadId: string, marks: readonly string[]): Promise<void> {
    const parts = marks.map(
      (mark, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${mark.replace(/[<>&]/g, '')}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const accepts = ['NoSuchUpload'];
    const timeout = this.#limits.uploadMs;
    await this.#send({ method: 'POST', key, query: { uploadId }, body, isWrite: true, accepts, timeout });
  }

  async abortUpload(key: string, uploadId: string): Promise<void> {
    await this.#send({ method: 'DELETE', key, query: { uploadId }, isWrite: true, accepts: ['NoSuchUpload'] });
  }

  async #list(query: Record<string, string>): Promise<string> {
    const answer = await this.#send({ method: 'GET', key: '', query: { 'list-type': '2', ...query }, isWrite: false });
    const page = answer.text();
    if (page.includes('<ListBucketResult')) return page;
    throw this.#failure('does not speak the protocol of Amazon S3: correct S3_ENDPOINT', false);
  }

  #send(request: BucketRequest): Promise<OutgoingResponse> {
    return this.#repeat(request, async () => {
      const { url, headers } = await this.#signed(request);
      const answer = await this.#outgoing.request(url, {
        method: request.method,
        headers,
        ...(request.body !== undefined && { body: request.body }),
        connect: this.#limits.connectMs,
        timeout: request.timeout ?? this.#limits.answerMs,
        // An answer to HEAD states the size of the file.
        maxBytes: request.method === 'HEAD' ? MOST_FILE_BYTES : MOST_LIST_BYTES,
      });
      const text = request.method === 'HEAD' || request.method === 'PUT' ? '' : answer.text();
      // Putting parts together may fail after the answer began with status 200.
      const isError = answer.status < 200 || answer.status > 299 || /^(?:<\?xml[^>]*>)?\s*<Error>/.test(text);
      if (!isError) return answer;
      const error = { status: answer.status, code: elementText(answer.text(), 'Code'), date: answer.headers.date };
      if (request.accepts?.some((one) => one === error.code || one === error.status)) return answer;
      throw new ErrorAnswer(error);
    });
  }

  async #repeat<T>({ isWrite }: BucketRequest, attempt: () => Promise<T>): Promise<T> {
    const { attempts, pauseMs, patienceMs } = this.#limits;
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        const isLast = tries >= attempts || performance.now() - began > patienceMs;
        if (isLast || !isWorthRepeating(error)) throw this.#explained(error, isWrite);
        // Servers that failed together do not come back together.
        await delay(pauseMs * 3 ** (tries - 1) * (0.5 + Math.random()));
      }
    }
  }

  async #signed({ method, key, query = {}, headers = {}, body = '' }: BucketRequest) {
    const { accessKeyId, secretAccessKey, region, prefix } = this.settings;
    const search = new URLSearchParams(query).toString();
    const path = key === '' ? '' : `/${prefix}${key}`;
    const url = `${this.#base}${path}${search && `?${search}`}`;
    const signer = new AwsV4Signer({
      method,
      url,
      headers: {
        ...headers,
        // The service refuses other bytes than these.
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        ...(method === 'PUT' && { 'content-md5': createHash('md5').update(body).digest('base64') }),
      },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: this.#signingKeys,
    });
    const signed = await signer.sign();
    return {
      url: signed.url.href,
      headers: {
        ...Object.fromEntries(signed.headers),
        // Not signed, because some services change it on the way. Files are sent as they are.
        'accept-encoding': 'identity',
        ...(method === 'PUT' && { 'content-type': 'application/octet-stream' }),
      },
    };
  }

  #explained(error: unknown, isWrite: boolean): unknown {
    if (error instanceof ErrorAnswer)
      return new StorageFailure(operatorSentence(error.answer, this.settings), { isWrite, cause: error });
    if (error instanceof OutgoingError) return new StorageFailure(error.message, { isWrite, cause: error });
    return error;
  }

  #failure(what: string, isWrite: boolean): StorageFailure {
    return new StorageFailure(`${new URL(this.settings.endpoint).host} ${what}.`, { isWrite });
  }
}

function isWorthRepeating(error: unknown): boolean {
  if (error instanceof ErrorAnswer) return isPassing(error.answer);
  return error instanceof OutgoingError && (error.failure === 'unreachable' || error.failure === 'timeout');
}

type OpenAnswer = StreamedResponse & { close(): void };

/** Begins an exchange whose answer is read later, until it is closed. */
function begin(outgoing: Outgoing, url: string, request: Parameters<Outgoing['stream']>[1]): Promise<OpenAnswer> {
  const opened = Promise.withResolvers<OpenAnswer>();
  const closed = Promise.withResolvers<void>();
  outgoing
    .stream(url, request, (answer) => {
      opened.resolve({ ...answer, close: () => closed.resolve() });
      return closed.promise;
    })
    // After the beginning, the reader of the chunks gets the error.
    .catch(opened.reject);
  return opened.promise;
}

function close<T>(answer: OpenAnswer, result: T): T {
  answer.close();
  return result;
}

async function errorIn({ status, chunks }: OpenAnswer): Promise<{ status: number; code: string | undefined }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.byteLength;
    if (size > MOST_ERROR_BYTES) break;
  }
  return { status, code: elementText(Buffer.concat(parts).toString('utf8'), 'Code') };
}

const emptyPart = () => ({ length: 0, chunks: emptyChunks(), close: () => {} });

async function* emptyChunks(): AsyncGenerator<Buffer> {}

/** Without its length, a broken download could not be told from a complete one. */
function sizeOf(headers: StreamedResponse['headers']): number {
  const text = headers['content-length'] ?? '';
  if (!/^\d{1,15}$/.test(text))
    throw new OutgoingError('invalid', 'The storage service does not state the size of a file.');
  return Number(text);
}

function totalOf(range: string | undefined, first: number, length: number): number {
  const [, begin, end, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range ?? '') ?? [];
  if (Number(begin) !== first || Number(end) !== first + length - 1)
    throw new OutgoingError('invalid', 'The storage service returned another part of a file than the one requested.');
  return Number(total);
}

function digestIn(headers: StreamedResponse['headers']): string | undefined {
  const text = headers[SHA256];
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? text : undefined;
}
