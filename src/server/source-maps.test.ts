import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { separateSourceMaps } from '../../vite.sourcemaps.ts';

// The scripts have no types, because they run before anything is installed.
const { uploadSourceMaps } = await import(new URL('../../scripts/sourcemaps.mjs', import.meta.url).href);

/** A fake of the service over real HTTP. It joins chunks only if their hashes are right. */
const chunks = new Map<string, Buffer>();
let bundles: Buffer[] = [];
let requests: { method: string; path: string; authorization: string | undefined }[] = [];
let status = 200;
let origin = '';
let folder = '';
const TOKEN = 'operator-token-0123456789';
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const path = request.url!;
  requests.push({ method: request.method!, path, authorization: request.headers.authorization });
  const send = (value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (status !== 200) return send({ detail: 'no' });
  if (path === '/api/0/organizations/') return send([{ slug: 'acme' }]);
  if (path.endsWith('/chunk-upload/') && request.method === 'GET')
    return send({ url: `${origin}/api/0/organizations/acme/chunk-upload/`, chunkSize: 1_024, hashAlgorithm: 'sha1' });
  if (path.endsWith('/chunk-upload/')) {
    const form = await new Response(body, { headers: { 'content-type': request.headers['content-type']! } }).formData();
    const file = form.get('file') as File;
    const bytes = Buffer.from(await file.arrayBuffer());
    if (sha1(bytes) === file.name) chunks.set(file.name, bytes);
    return send({});
  }
  const { checksum, chunks: wanted, projects } = JSON.parse(body.toString());
  const missingChunks = wanted.filter((hash: string) => !chunks.has(hash));
  if (missingChunks.length > 0) return send({ state: 'not_found', missingChunks });
  const whole = Buffer.concat(wanted.map((hash: string) => chunks.get(hash)!));
  if (sha1(whole) !== checksum || projects[0] !== '42') return send({ state: 'error' });
  bundles.push(whole);
  return send({ state: 'created', missingChunks: [] });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  [bundles, requests, status] = [[], [], 200];
  chunks.clear();
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  const noise = Array.from({ length: 200 }, (_, at) => sha1(Buffer.from(String(at)))).join('');
  writeFileSync(join(folder, 'web/assets/app-1.js'), `console.log("${noise}")`);
  writeFileSync(
    join(folder, 'web/assets/app-1.js.map'),
    JSON.stringify({ version: 3, sources: ['a.ts'], mappings: '' }),
  );
  await separateSourceMaps(join(folder, 'web'), join(folder, 'maps'), ['assets/app-1.js', 'assets/app.css']);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  server.close();
});

const upload = (token = TOKEN, dsn = `${origin.replace('//', '//key@')}/42`) =>
  uploadSourceMaps({
    folder: join(folder, 'maps'),
    env: { TANDEM_ERROR_REPORTING_TOKEN: token, TANDEM_ERROR_REPORTING_DSN: dsn },
    wait: 1,
  });

/** Reads the entries of a ZIP file by its central directory. */
function entriesOf(bundle: Buffer): Map<string, Buffer> {
  const end = bundle.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map<string, Buffer>();
  let at = bundle.readUInt32LE(end + 16);
  for (let left = bundle.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, length, offset] = [20, 28, 42].map((place) =>
      place === 28 ? bundle.readUInt16LE(at + place) : bundle.readUInt32LE(at + place),
    ) as [number, number, number];
    const name = bundle.subarray(at + 46, at + 46 + length).toString();
    const start = offset + 30 + length;
    entries.set(name, inflateRawSync(bundle.subarray(start, start + packed)));
    at += 46 + length;
  }
  return entries;
}

test('the maps leave the folder that is served, and each script has the id of its map', () => {
  expect(existsSync(join(folder, 'web/assets/app-1.js.map'))).toBe(false);
  const script = readFileSync(join(folder, 'web/assets/app-1.js'), 'utf8');
  const { debug_id } = JSON.parse(readFileSync(join(folder, 'maps/assets/app-1.js.map'), 'utf8'));
  expect(debug_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(script).toContain(`//# debugId=${debug_id}`);
  expect(script).not.toContain('sourceMappingURL');
});

test('they are uploaded in chunks as one bundle, and deleted then', async () => {
  expect(await upload()).toBeUndefined();
  expect(chunks.size).toBeGreaterThan(2);
  const [bundle] = bundles;
  expect(bundle!.subarray(0, 8).toString('latin1')).toBe('SYSB\x02\x00\x00\x00');
  const entries = entriesOf(bundle!);
  const { files } = JSON.parse(entries.get('manifest.json')!.toString());
  const { debug_id } = JSON.parse(entries.get('files/_/_/assets/app-1.js.map')!.toString());
  expect(files).toEqual({
    'files/_/_/assets/app-1.js': {
      type: 'minified_source',
      url: '~/assets/app-1.js',
      headers: { 'debug-id': debug_id, sourcemap: 'app-1.js.map' },
    },
    'files/_/_/assets/app-1.js.map': {
      type: 'source_map',
      url: '~/assets/app-1.js.map',
      headers: { 'debug-id': debug_id },
    },
  });
  expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(existsSync(join(folder, 'maps'))).toBe(false);
});

test('a token that names its organization asks for nothing else', async () => {
  const claims = Buffer.from(JSON.stringify({ url: origin, org: 'acme' })).toString('base64');
  expect(await upload(`sntrys_${claims}_secret`)).toBeUndefined();
  expect(requests.some(({ path }) => path === '/api/0/organizations/')).toBe(false);
});

test('a failed upload is a warning without the token, and the maps stay for the next start', async () => {
  status = 403;
  const warning = await upload();
  expect(warning).toMatch(/answered with status 403\. Errors are reported without them/);
  expect(warning).not.toContain(TOKEN);
  expect(existsSync(join(folder, 'maps'))).toBe(true);
  expect(await upload(TOKEN, 'http://key@errors.test/42')).toContain('errors.test is not reached by HTTPS');
  expect(await upload(TOKEN, 'http://key@127.0.0.1:9/42')).toContain('does not respond');
});
