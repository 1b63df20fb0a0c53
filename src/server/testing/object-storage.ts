import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsV4Signer } from 'aws4fetch';

const REGION = 'test-1';
/** The only account of s3rver. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
/** Tokens that continue a list are opaque, and may contain what XML and addresses must escape. */
const TOKEN = '1/&+';
const LEAST_PART_BYTES = 5 * 1024 * 1024;

/** One request to the storage, which a test can answer in its own way. */
export interface StorageExchange {
  method: string;
  /** The path below the bucket. */
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  request: IncomingMessage;
  response: ServerResponse;
  /** Answers as the storage does, with changes on the way. */
  forward(changes?: {
    body?: (body: Buffer) => Buffer;
    answer?: (bytes: Buffer) => Buffer;
    cutAfter?: number;
  }): Promise<void>;
  /** Answers with an error as the storage does. */
  refuse(status: number, code: string, headers?: Record<string, string>): void;
}

/** Returns true if it answered, or decided not to answer. */
export type StorageHabit = (exchange: StorageExchange) => boolean | Promise<boolean>;

/**
 * Starts a server that speaks the protocol of Amazon S3. s3rver keeps the objects; the server in front of it is as strict
 * as the real one: it stores nothing that is incomplete or differs from its digests, and knows regions and uploads in
 * parts.
 */
export async function startObjectStorage() {
  const directory = mkdtempSync(join(tmpdir(), 'tandem-s3-'));
  const bucket = 'tandem-test';
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port: innerPort } = await inner.run();
  const uploads = new Map<string, Map<number, { mark: string; size: number }>>();
  const exchanges: StorageExchange[] = [];
  let habit: StorageHabit | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://storage');
    const exchange: StorageExchange = {
      method: request.method!,
      key: url.pathname.slice(bucket.length + 2),
      query: url.searchParams,
      headers: request.headers,
      request,
      response,
      refuse(status, code, headers = {}) {
        const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No</Message></Error>`;
        response.writeHead(status, { 'content-type': 'application/xml', ...headers });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      async forward({ body: changeBody = unchanged, answer: changeAnswer = unchanged, cutAfter } = {}) {
        const received = await bodyOf(request);
        // The connection broke within the body.
        if (!received) return;
        const body = changeBody(received);
        const reason = refusal(exchange, body);
        if (reason) return exchange.refuse(reason[0], reason[1]);
        if (exchange.method === 'DELETE' && url.searchParams.has('uploadId')) {
          uploads.delete(url.searchParams.get('uploadId')!);
          return void response.writeHead(204).end();
        }
        const { status, headers, bytes } = await (isList(exchange) ? list(exchange) : send(request, body));
        note(exchange, body, status, headers, bytes);
        const sent = changeAnswer(bytes);
        response.writeHead(status, { ...headers, connection: 'close' });
        if (cutAfter === undefined) return void response.end(sent);
        response.write(sent.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 20));
      },
    };
    exchanges.push(exchange);
    if (!(await habit?.(exchange))) await exchange.forward();
  }

  function refusal({ method, headers, query }: StorageExchange, body: Buffer): [number, string] | undefined {
    const scope = /Credential=[^/]+\/\d{8}\/([^/]+)\/s3\//.exec(headers.authorization ?? '');
    if (scope?.[1] !== REGION) return [400, 'AuthorizationHeaderMalformed'];
    if (headers['x-amz-content-sha256'] !== digest('sha256', body, 'hex')) return [400, 'XAmzContentSHA256Mismatch'];
    const md5 = headers['content-md5'];
    if (md5 !== undefined && md5 !== digest('md5', body, 'base64')) return [400, 'BadDigest'];
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (query.has('uploadId') && !parts) return [404, 'NoSuchUpload'];
    if (method !== 'POST' || !parts) return undefined;
    const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    for (const [at, [, number, mark]] of listed.entries()) {
      const part = parts.get(Number(number));
      if (part?.mark !== mark) return [400, 'InvalidPart'];
      if (part!.size < LEAST_PART_BYTES && at < listed.length - 1) return [400, 'EntityTooSmall'];
    }
    return undefined;
  }

  function note(
    { method, query }: StorageExchange,
    body: Buffer,
    status: number,
    headers: IncomingHttpHeaders,
    bytes: Buffer,
  ): void {
    if (status !== 200) return;
    const id = query.get('uploadId') ?? /<UploadId>([^<]+)</.exec(bytes.toString())?.[1];
    if (method === 'POST' && query.has('uploads')) uploads.set(id!, new Map());
    else if (method === 'POST' && id) uploads.delete(id);
    else if (method === 'PUT' && id)
      uploads.get(id)!.set(Number(query.get('partNumber')), { mark: headers.etag!, size: body.length });
  }

  /**
   * s3rver encrypts the place where a list continues with a cipher that Node no longer has, so the pages after the first are
   * made of lists of the first version, which begin after a key.
   */
  async function list({ request, query }: StorageExchange): ReturnType<typeof send> {
    const token = query.get('continuation-token');
    if (token === null) {
      const first = await send(request, Buffer.alloc(0));
      if (first.status !== 500) return first;
    } else if (!(await isSigned(request))) {
      return { status: 403, headers: {}, bytes: Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>') };
    }
    const address = new URL(`http://127.0.0.1:${innerPort}/${bucket}`);
    address.searchParams.set('prefix', query.get('prefix') ?? '');
    if (token) address.searchParams.set('marker', Buffer.from(token.slice(TOKEN.length), 'base64').toString());
    const signer = new AwsV4Signer({ url: address.href, ...ACCOUNT, service: 's3', region: REGION });
    const { url, headers } = await signer.sign();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    const last = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].at(-1)?.[1] ?? '';
    const next = `<NextContinuationToken>${TOKEN.replace('&', '&amp;')}${Buffer.from(last).toString('base64')}</NextContinuationToken>`;
    const page = text.replace('<IsTruncated>true</IsTruncated>', `<IsTruncated>true</IsTruncated>${next}`);
    return { status: answer.status, headers: { 'content-type': 'application/xml' }, bytes: Buffer.from(page) };
  }

  async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
    const signed = names
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, String(headers[name])]);
    const signer = new AwsV4Signer({
      method: method!,
      url: `http://${headers.host}${url}`,
      headers: signed,
      ...ACCOUNT,
      service: 's3',
      region: REGION,
      datetime: String(headers['x-amz-date']),
    });
    return (await signer.authHeader()) === headers.authorization;
  }

  /** The host stays as it was signed. */
  function send({ method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: innerPort, method, path: url, headers, agent: false as const };
      const forwarded = http.request(options, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
      forwarded.once('error', reject).end(body);
    });
  }

  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket,
    port,
    exchanges,
    /** Uploads in parts that were neither finished nor aborted. */
    uploads,
    /** The settings of an installation that uses this storage. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
    },
    /** Stores many objects without requests. */
    plant(keys: readonly string[], content: string): void {
      for (const key of keys) {
        const path = join(directory, bucket, `${key}._S3rver_object`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
    },
    behave(next: StorageHabit | undefined) {
      habit = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type ObjectStorage = Awaited<ReturnType<typeof startObjectStorage>>;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

const unchanged = (bytes: Buffer): Buffer => bytes;

const isList = ({ method, query }: StorageExchange) => method === 'GET' && query.has('list-type');

const digest = (algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(bytes).digest(encoding);
