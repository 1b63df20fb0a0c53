// Uploads the source maps of a build to an error-reporting service with Sentry's protocol, so that reported errors name
// the lines of the source. A bundle is a ZIP file behind a header of eight bytes ("SYSB", version 2), as
// getsentry.github.io/symbolicator/advanced/source-bundles describes it; minified files and maps find each other by debug
// ids. The bundle is sent in chunks: GET chunk-upload tells their size, POST sends them, POST artifactbundle/assemble
// joins them. It uses only Node's own modules, like all code that `npm start` needs.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const TIMEOUT_MS = 30_000;
const ASSEMBLE_TRIES = 20;

/**
 * Uploads the maps in a folder and deletes them then. A failure is a warning, because errors are reported without maps
 * as well; the next start tries again.
 * @param {{ folder: string, env: Record<string, string | undefined>, wait?: number }} options
 * @returns {Promise<string | undefined>} the warning, without the token
 */
export async function uploadSourceMaps({ folder, env, wait = 500 }) {
  const token = env.TANDEM_ERROR_REPORTING_TOKEN;
  const dsn = env.TANDEM_ERROR_REPORTING_DSN;
  if (!token || !dsn || !existsSync(folder)) return undefined;
  try {
    const service = await serviceOf(token, dsn);
    await send(service, bundleOf(folder), wait);
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  } catch (error) {
    const reason = String(error?.message ?? error).replaceAll(token, '[token]');
    return `The source maps could not be uploaded: ${reason} Errors are reported without them, and the next start tries again.`;
  }
}

/** Tokens of organizations name the address and the organization; for others, the service tells the organization. */
async function serviceOf(token, dsn) {
  const project = /(\d+)$/.exec(dsn)?.[1] ?? '';
  const claims = claimsOf(token);
  const host = new URL(dsn);
  const own = /(^|\.)sentry\.io$/.test(host.hostname) ? 'https://sentry.io' : host.origin;
  const base = secure(claims.region_url || claims.url || own).replace(/\/+$/, '');
  const service = { base, token, project, organization: claims.org };
  if (!service.organization) {
    const list = await ask(service, `${base}/api/0/organizations/`);
    service.organization = list?.[0]?.slug;
    if (!service.organization) throw new Error('the token belongs to no organization.');
  }
  return service;
}

function claimsOf(token) {
  try {
    const [, payload = ''] = /^sntrys_([A-Za-z0-9+/=_-]+)_/.exec(token) ?? [];
    return payload ? JSON.parse(Buffer.from(payload, 'base64').toString()) : {};
  } catch {
    return {};
  }
}

/** The token is sent over encrypted connections only, except on this machine. */
function secure(address) {
  const url = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isHere) throw new Error(`${url.host} is not reached by HTTPS.`);
  return url.href;
}

async function ask({ token }, address, init = {}) {
  const { host } = new URL(address);
  const response = await fetch(address, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new Error(`${host} does not respond (${error?.cause?.code ?? error?.name ?? 'error'}).`);
  });
  if (!response.ok) throw new Error(`${host} answered with status ${response.status}.`);
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${host} sent no JSON.`);
  }
}

async function send(service, bundle, wait) {
  const home = `${service.base}/api/0/organizations/${encodeURIComponent(service.organization)}`;
  const options = await ask(service, `${home}/chunk-upload/`);
  const size = Math.min(Math.max(Number(options?.chunkSize) || 8_388_608, 1_024), 33_554_432);
  const target = secure(new URL(options?.url || `${home}/chunk-upload/`, service.base).href);
  const chunks = [];
  for (let at = 0; at < bundle.length; at += size) chunks.push(bundle.subarray(at, at + size));
  const hashes = chunks.map(sha1);
  const body = JSON.stringify({ checksum: sha1(bundle), chunks: hashes, projects: [service.project] });
  const sent = new Set();
  for (let tries = 0; tries < ASSEMBLE_TRIES; tries += 1) {
    const state = await ask(service, `${home}/artifactbundle/assemble/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (state?.state === 'ok' || state?.state === 'created' || state?.state === 'assembling') return;
    if (state?.state === 'error') throw new Error('the service could not read the bundle.');
    const missing = (state?.missingChunks ?? hashes).filter((hash) => hashes.includes(hash) && !sent.has(hash));
    for (const hash of missing) {
      const form = new FormData();
      form.append('file', new Blob([chunks[hashes.indexOf(hash)]]), hash);
      await ask(service, target, { method: 'POST', body: form });
      sent.add(hash);
    }
    if (missing.length === 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new Error('the service did not accept the bundle in time.');
}

const sha1 = (bytes) => createHash('sha1').update(bytes).digest('hex');

/** The bundle with the minified files and maps in a folder, each pair under its debug id. */
function bundleOf(folder) {
  const files = {};
  const entries = [];
  for (const path of filesIn(folder)) {
    const content = readFileSync(join(folder, path));
    const isMap = path.endsWith('.map');
    const map = isMap ? content : readFileSync(join(folder, `${path}.map`));
    const name = `files/_/_/${path}`;
    files[name] = {
      type: isMap ? 'source_map' : 'minified_source',
      url: `~/${path}`,
      headers: {
        'debug-id': JSON.parse(map.toString()).debug_id,
        ...(!isMap && { sourcemap: `${path.split('/').at(-1)}.map` }),
      },
    };
    entries.push([name, content]);
  }
  if (entries.length === 0) throw new Error('the build has no source maps.');
  return zip([['manifest.json', Buffer.from(JSON.stringify({ debug_id: randomUUID(), files }))], ...entries]);
}

function filesIn(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    });
}

/** A ZIP file (APPNOTE 6.3) behind the header of a bundle, whose eight bytes count in all offsets. */
function zip(entries) {
  const header = Buffer.alloc(8);
  header.write('SYSB');
  header.writeUInt32LE(2, 4);
  const parts = [header];
  const directory = [];
  let offset = header.length;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
