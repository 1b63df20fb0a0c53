import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { FileGone, type FileStore, newFileKey } from '../ports/files.ts';
import { readFileSettings } from '../settings/file-settings.ts';
import { type ObjectStorage, startObjectStorage } from '../testing/object-storage.ts';
import { STORAGE_LIMITS } from './bucket.ts';
import { PART_BYTES } from './bucket-files.ts';
import { openFileStorage } from './file-storage.ts';
import { StorageFailure } from './storage-failure.ts';

const limits = { ...STORAGE_LIMITS, idleMs: 300, pauseMs: 5 };
const LARGE = randomBytes(PART_BYTES + 12_345);

let storage: ObjectStorage;
let dataDir: string;
beforeAll(async () => {
  storage = await startObjectStorage();
  dataDir = mkdtempSync(join(tmpdir(), 'tandem-bucket-'));
});
beforeEach(() => {
  storage.behave(undefined);
  storage.exchanges.length = 0;
});
afterAll(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The storage of an installation. Each has its own client, which remembers no slow host of an earlier test. */
const installation = (env: Record<string, string> = {}, answerMs = limits.answerMs) => {
  const files = readFileSettings({ ...storage.env, FILES_STORE: `s3://${storage.bucket}/production`, ...env });
  return openFileStorage({ dataDir, files }, createOutgoing(), { ...limits, answerMs });
};
const documents = (env?: Record<string, string>): FileStore => installation(env).stores.documents;
const requests = () => storage.exchanges.map(({ method, key }) => `${method} ${key}`);

async function bytesOf(source: AsyncIterable<Buffer> | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source!) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function failureOf(work: Promise<unknown>): Promise<StorageFailure> {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(StorageFailure);
  return error;
}

async function* inPieces(bytes: Buffer, size = 1_000_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a file in a bucket', () => {
  test('is read as it was written, as a whole, in part and as a stream, and is gone after its removal', async () => {
    const [store, key, bytes] = [documents(), newFileKey(), randomBytes(10_000)];
    await store.write(key, bytes);
    expect(requests()).toEqual([`PUT production/documents/${key}`]);
    expect(storage.exchanges[0]!.headers['x-amz-meta-sha256']).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await store.size(key)).toBe(10_000);
    expect(await store.read(key)).toEqual(bytes);
    expect(await bytesOf(await store.stream(key))).toEqual(bytes);
    expect(await bytesOf(await store.stream(key, { first: 100, last: 299 }))).toEqual(bytes.subarray(100, 300));
    expect(await bytesOf(await store.stream(key, { first: 9_990, last: 20_000 }))).toEqual(bytes.subarray(9_990));
    expect(await bytesOf(await store.stream(key, { first: 20_000, last: 20_010 }))).toEqual(Buffer.alloc(0));
    expect(await bytesOf(await store.stream(key, { first: 5, last: 4 }))).toEqual(Buffer.alloc(0));
    await store.remove(key);
    await store.remove(key);
    expect([await store.find(key), await store.stream(key), await store.size(key)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await expect(store.read(key, 'The offer')).rejects.toThrow(new FileGone('The offer'));
  });

  test('can be empty', async () => {
    const [store, key] = [documents(), newFileKey()];
    await store.write(key, Buffer.alloc(0));
    expect([await store.size(key), await store.read(key)]).toEqual([0, Buffer.alloc(0)]);
    expect(await bytesOf(await store.stream(key))).toEqual(Buffer.alloc(0));
  });

  test('is sent in parts when it is large, and leaves nothing on the disk', async () => {
    const [store, key] = [documents(), newFileKey()];
    await store.take(key, inPieces(LARGE));
    const parts = storage.exchanges.filter(({ query }) => query.has('partNumber'));
    expect(parts.map(({ query }) => query.get('partNumber')).sort()).toEqual(['1', '2']);
    expect(requests().at(-1)).toBe(`HEAD production/documents/${key}`);
    expect(storage.uploads.size).toBe(0);
    expect(readdirSync(join(dataDir, 'receiving'))).toEqual([]);
    expect((await store.read(key)).equals(LARGE)).toBe(true);
    const across = { first: PART_BYTES - 5, last: PART_BYTES + 4 };
    expect(await bytesOf(await store.stream(key, across))).toEqual(LARGE.subarray(across.first, across.last + 1));
  });

  test('is the same after the same upload is repeated', async () => {
    const [store, key, bytes] = [documents(), newFileKey(), Buffer.from('The same')];
    await Promise.all([store.write(key, bytes), store.write(key, bytes)]);
    await store.write(key, bytes);
    expect(await store.read(key)).toEqual(bytes);
    const keys = [];
    for await (const each of store.keys()) if (each.key === key) keys.push(each);
    expect(keys).toEqual([{ key, size: bytes.length }]);
  });

  test('is listed with all others, page by page', async () => {
    const { forms } = installation({ FILES_STORE: `s3://${storage.bucket}/many` }).stores;
    const written = Array.from({ length: 1_500 }, () => newFileKey());
    storage.plant(
      written.map((key) => `many/forms/${key}`),
      'One of many',
    );
    // Not a file of Tandem.
    storage.plant(['many/forms/notes.txt'], 'Notes');
    const listed = [];
    for await (const each of forms.keys()) listed.push(each);
    expect(listed.map(({ key }) => key).sort()).toEqual(written.sort());
    expect(new Set(listed.map(({ size }) => size))).toEqual(new Set(['One of many'.length]));
    expect(requests()).toHaveLength(2);
    // Another store of the same bucket has none of them.
    for await (const { key } of installation({ FILES_STORE: `s3://${storage.bucket}/many` }).stores.files.keys())
      expect.fail(key);
  });

  test.each([
    ['AES256', {}, { 'x-amz-server-side-encryption': 'AES256' }],
    [
      'aws:kms',
      { S3_KMS_KEY_ID: 'alias/files' },
      { 'x-amz-server-side-encryption': 'aws:kms', 'x-amz-server-side-encryption-aws-kms-key-id': 'alias/files' },
    ],
  ])('is encrypted by the service with %s, whole or in parts', async (S3_SERVER_SIDE_ENCRYPTION, env, headers) => {
    const store = documents({ S3_SERVER_SIDE_ENCRYPTION, ...env });
    await store.write(newFileKey(), Buffer.from('Small'));
    await store.take(newFileKey(), inPieces(LARGE));
    const begun = storage.exchanges.filter(({ method, query }) =>
      method === 'POST' ? query.has('uploads') : method === 'PUT' && !query.has('partNumber'),
    );
    expect(begun).toHaveLength(2);
    for (const each of begun) expect(each.headers).toMatchObject(headers);
  });

  test('has a key that was made here', async () => {
    for (const key of ['../../other-bucket/secret-file-key', 'Offer for Alpha 2026.pdf', 'short'])
      await expect(documents().write(key, Buffer.from('x'))).rejects.toThrow('is not a file key');
    expect(storage.exchanges).toEqual([]);
  });
});

describe('an upload that fails', () => {
  test.each([
    [
      { FILES_STORE: 's3://no-such-bucket' },
      /^The bucket no-such-bucket does not exist at 127\.0\.0\.1:\d+: create it/,
    ],
    [{ S3_ACCESS_KEY_ID: 'UNKNOWN' }, /does not know the key in S3_ACCESS_KEY_ID/],
    [
      { S3_SECRET_ACCESS_KEY: 'another secret'.replaceAll(' ', '-') },
      /rejects the signature: copy S3_SECRET_ACCESS_KEY/,
    ],
    [{ S3_REGION: 'elsewhere-1' }, /is not in the region elsewhere-1/],
  ])('with %j says what to correct, and is not repeated', async (env, sentence) => {
    const { stores, findProblem } = installation(env);
    const failure = await failureOf(stores.documents.write(newFileKey(), Buffer.from('x')));
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence), isWrite: true });
    expect(storage.exchanges).toHaveLength(1);
    expect(await findProblem()).toMatch(sentence);
    expect(await installation().findProblem()).toBeNull();
  });

  test('for lack of permission or a wrong clock says so', async () => {
    storage.behave(({ refuse }) => {
      refuse(403, 'AccessDenied');
      return true;
    });
    const denied = await failureOf(documents().write(newFileKey(), Buffer.from('x')));
    expect(denied.message).toContain('denies access to the bucket tandem-test: give the key permission');
    storage.behave(({ refuse }) => {
      refuse(403, 'RequestTimeTooSkewed', { date: new Date(Date.now() - 20 * 60_000).toUTCString() });
      return true;
    });
    const skewed = await failureOf(documents().write(newFileKey(), Buffer.from('x')));
    expect(skewed.message).toMatch(
      /^The clock of this machine differs from that of \S+ by 20 minutes: set the clock\.$/,
    );
    expect(storage.exchanges).toHaveLength(2);
  });

  test('is repeated while the service is overloaded or breaks off, and given up after four attempts', async () => {
    const [store, key] = [documents(), newFileKey()];
    storage.behave(({ refuse, response }) => {
      const attempt = storage.exchanges.length;
      if (attempt === 1) refuse(503, 'SlowDown');
      else if (attempt === 2) refuse(429, 'TooManyRequests');
      else if (attempt === 3) response.destroy();
      return attempt <= 3;
    });
    await store.write(key, Buffer.from('At last'));
    expect(storage.exchanges).toHaveLength(4);
    storage.behave(({ refuse }) => {
      refuse(500, 'InternalError');
      return true;
    });
    const failure = await failureOf(store.write(newFileKey(), Buffer.from('x')));
    expect(failure.message).toMatch(/answered with InternalError \(status 500\)/);
    expect(storage.exchanges).toHaveLength(8);
    storage.behave(undefined);
    expect(await store.read(key)).toEqual(Buffer.from('At last'));
  });

  test('at a service that accepts and says nothing ends at the time limit', async () => {
    storage.behave(() => true);
    const began = performance.now();
    const failure = await failureOf(installation({}, 300).stores.documents.size(newFileKey()));
    expect(failure.message).toMatch(/did not respond within 0.3 seconds|did not respond in time lately/);
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  test('halfway through a part leaves neither a file nor an upload', async () => {
    const [store, key] = [documents(), newFileKey()];
    storage.behave(({ query, request }) => {
      if (query.get('partNumber') !== '2') return false;
      request.once('data', () => request.destroy());
      return true;
    });
    await failureOf(store.take(key, inPieces(LARGE)));
    expect(storage.uploads.size).toBe(0);
    expect(readdirSync(join(dataDir, 'receiving'))).toEqual([]);
    storage.behave(undefined);
    expect(await store.find(key)).toBeUndefined();
    await store.take(key, inPieces(LARGE));
    expect((await store.read(key)).equals(LARGE)).toBe(true);
  });

  test('at its last step is a failure, also with status 200', async () => {
    const [store, key] = [documents(), newFileKey()];
    storage.behave(({ method, query, refuse }) => {
      if (method !== 'POST' || !query.has('uploadId')) return false;
      refuse(200, 'InternalError');
      return true;
    });
    const failure = await failureOf(store.take(key, inPieces(LARGE)));
    expect(failure).toMatchObject({ isWrite: true, message: expect.stringContaining('InternalError') });
    expect(storage.uploads.size).toBe(0);
    storage.behave(undefined);
    expect(await store.size(key)).toBeUndefined();
  });

  test('is no failure when only the confirmation of the last step was lost', async () => {
    const [store, key] = [documents(), newFileKey()];
    let isLost = false;
    storage.behave(async ({ method, query, forward }) => {
      if (isLost || method !== 'POST' || !query.has('uploadId')) return false;
      isLost = true;
      await forward({ cutAfter: 10 });
      return true;
    });
    await store.take(key, inPieces(LARGE));
    expect(isLost).toBe(true);
    expect((await store.read(key)).equals(LARGE)).toBe(true);
  });

  test('because the sender broke off sends nothing', async () => {
    async function* broken() {
      yield* inPieces(LARGE);
      throw new Error('The sender is gone');
    }
    await expect(documents().take(newFileKey(), broken())).rejects.toThrow('The sender is gone');
    expect(storage.exchanges).toEqual([]);
    expect(readdirSync(join(dataDir, 'receiving'))).toEqual([]);
  });

  test('because its bytes changed on the way stores nothing', async () => {
    const [store, key] = [documents(), newFileKey()];
    storage.behave(async ({ method, forward }) => {
      if (method !== 'PUT') return false;
      await forward({ body: (body) => Buffer.concat([Buffer.from([body[0]! ^ 1]), body.subarray(1)]) });
      return true;
    });
    const failure = await failureOf(store.write(key, Buffer.from('Unchanged')));
    expect(failure.message).toContain('XAmzContentSHA256Mismatch');
    storage.behave(undefined);
    expect(await store.size(key)).toBeUndefined();
  });
});

describe('a download that fails', () => {
  const key = newFileKey();
  const bytes = randomBytes(300_000);
  beforeAll(() => documents().write(key, bytes));

  test('halfway ends with an error, and a small file is read again', async () => {
    const store = documents();
    let cuts = 0;
    const cutOnce = async ({ method, forward }: Parameters<Parameters<ObjectStorage['behave']>[0] & object>[0]) => {
      if (method !== 'GET' || cuts > 0) return false;
      cuts += 1;
      await forward({ cutAfter: 100_000 });
      return true;
    };
    storage.behave(cutOnce);
    const failure = await failureOf(bytesOf(await store.stream(key)));
    expect(failure).toMatchObject({ isWrite: false });
    cuts = 0;
    expect(await store.read(key)).toEqual(bytes);
    expect(cuts).toBe(1);
  });

  test('because the bytes changed in the bucket does not hand out the last of them', async () => {
    storage.behave(async ({ method, forward }) => {
      if (method !== 'GET') return false;
      await forward({ answer: (sent) => Buffer.concat([sent.subarray(0, -1), Buffer.from([sent.at(-1)! ^ 1])]) });
      return true;
    });
    let received = 0;
    const stream = (await documents().stream(key))!;
    stream.on('data', (chunk: Buffer) => (received += chunk.length));
    const error = await new Promise<Error>((resolve) => stream.once('error', resolve));
    expect(error.message).toContain('has another SHA-256 than when it was stored');
    expect(received).toBeLessThan(bytes.length);
    await failureOf(documents().read(key));
  });

  test('because the service stops sending ends after a pause', async () => {
    storage.behave(({ method, response }) => {
      if (method !== 'GET') return false;
      response.writeHead(200, { 'content-length': String(bytes.length) });
      response.write(bytes.subarray(0, 1_000));
      return true;
    });
    const failure = await failureOf(bytesOf(await documents().stream(key)));
    expect(failure.message).toContain('sent nothing for 0.3 seconds');
  });

  test('does not wait for a slow reader', async () => {
    const stream = (await documents().stream(key))!;
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await bytesOf(stream)).toEqual(bytes);
  });

  test('because its reader leaves closes the connection, whether something was read or not', async () => {
    const ends: boolean[] = [];
    for (const isRead of [true, false]) {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      storage.behave(({ response }) => {
        response.once('close', () => {
          ends.push(stream.destroyed);
          resolve();
        });
        response.writeHead(200, { 'content-length': String(bytes.length) });
        response.write(bytes.subarray(0, 1_000));
        return true;
      });
      const stream: Readable = (await documents().stream(key))!;
      if (isRead) stream.resume();
      await new Promise((done) => setTimeout(done, 50));
      stream.destroy();
      await closed;
    }
    // The storage did not end a connection before its reader left.
    expect(ends).toEqual([true, true]);
  });

  test('because a part is another one than requested is an error', async () => {
    storage.behave(({ method, response }) => {
      if (method !== 'GET') return false;
      response.writeHead(206, { 'content-length': '10', 'content-range': `bytes 0-9/${bytes.length}` });
      response.end(bytes.subarray(0, 10));
      return true;
    });
    const failure = await failureOf(documents().stream(key, { first: 100, last: 109 }) as Promise<unknown>);
    expect(failure.message).toContain('another part of a file than the one requested');
  });

  test('of a bucket that is gone is not a missing file', async () => {
    const store = documents({ FILES_STORE: 's3://no-such-bucket' });
    for (const work of [store.find, store.size, store.stream])
      expect((await failureOf(work(key))).message).toContain('The bucket no-such-bucket does not exist');
  });

  test('because it leads elsewhere follows no redirect', async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end('forged');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    storage.behave(({ response }) => {
      response.writeHead(307, { location, 'content-length': '0' }).end();
      return true;
    });
    const store = documents();
    const works = [store.find, store.size, store.remove, (other: string) => store.write(other, bytes)];
    for (const work of works)
      expect((await failureOf(work(newFileKey()))).message).toContain(
        'redirects to another address, which is not followed',
      );
    elsewhere.close();
    expect(visits).toBe(0);
  });
});
