import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import type { PushMessage } from '../../model.ts';
import type { PushDeviceCreate } from '../../schema.ts';

/** The limit of push services for an encrypted message, in bytes. */
const LARGEST = 4096;
const DAY_SECONDS = 24 * 60 * 60;

interface Browser {
  pair: ECDH;
  auth: Buffer;
  public_key: string;
}

/**
 * A push service with its browsers, as strict as those of browsers: it checks the signature (RFC 8292), the headers (RFC
 * 8030) and the size, and opens messages as a browser does (RFC 8291).
 */
export function createPushService(origin = 'https://push.example.net') {
  const browsers = new Map<string, Browser>();
  const state = { status: 201, received: [] as { endpoint: string; message: PushMessage }[] };

  return {
    state,
    /** A browser returns this to a page that subscribes with the key of the installation. */
    subscribe(public_key: string): PushDeviceCreate {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/send/${randomBytes(16).toString('base64url')}`;
      browsers.set(endpoint, { pair, auth, public_key });
      return {
        endpoint,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** The answer to one request. @throws for a request that a real service would refuse as wrong */
    async request(url: string, { method, headers = {}, body }: OutgoingRequest = {}): Promise<OutgoingResponse> {
      const browser = browsers.get(url);
      if (!browser) throw new Error(`Nothing is subscribed at ${url}.`);
      if (method !== 'POST') throw new Error(`The method is ${method}.`);
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      requireHeaders(sent);
      requireSignature(sent.authorization ?? '', origin, browser.public_key);
      const bytes = Buffer.from(body ?? '');
      if (bytes.byteLength > LARGEST) throw new Error(`The message has ${bytes.byteLength} bytes.`);
      const message = JSON.parse(opened(bytes, browser)) as PushMessage;
      if (state.status === 201) state.received.push({ endpoint: url, message });
      return {
        status: state.status,
        url,
        headers: {},
        bytes: Buffer.alloc(0),
        text: () => '',
        json: () => null,
      };
    },
  };
}

function requireHeaders({ ttl = '', topic = 'x', urgency = 'normal', ...sent }: Record<string, string>): void {
  if (!/^\d+$/.test(ttl)) throw new Error(`TTL is "${ttl}".`);
  if (!/^[\w-]{1,32}$/.test(topic)) throw new Error(`Topic is "${topic}".`);
  if (!['very-low', 'low', 'normal', 'high'].includes(urgency)) throw new Error(`Urgency is "${urgency}".`);
  if (sent['content-encoding'] !== 'aes128gcm') throw new Error(`The encoding is ${sent['content-encoding']}.`);
  if ('content-length' in sent) throw new Error('The client measures the body itself.');
}

function requireSignature(authorization: string, origin: string, public_key: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== public_key) throw new Error('The subscription belongs to another key.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || JSON.parse(decoded(header)).alg !== 'ES256') throw new Error('The signature is wrong.');
  const { aud, exp, sub } = JSON.parse(decoded(claims)) as { aud: string; exp: number; sub: string };
  if (aud !== origin) throw new Error(`The audience is ${aud}.`);
  const left = exp - Date.now() / 1000;
  if (!(left > 0 && left <= DAY_SECONDS)) throw new Error(`The signature ends in ${left} seconds.`);
  if (!/^(mailto:[^@\s]+@|https:\/\/)/.test(sub) || /localhost/.test(sub)) throw new Error(`The sender is ${sub}.`);
}

const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url');
const decoded = (part: string) => Buffer.from(part, 'base64url').toString();

/** Opens the only record of a message (RFC 8188, section 2, with the keys of RFC 8291, section 3.4). */
function opened(bytes: Buffer, { pair, auth }: Browser): string {
  const salt = bytes.subarray(0, 16);
  const sender = bytes.subarray(21, 21 + bytes[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derivedKey(auth, pair.computeSecret(sender), info, 32);
  const derive = (what: string, length: number) =>
    derivedKey(salt, secret, Buffer.from(`Content-Encoding: ${what}\0`), length);
  const record = bytes.subarray(21 + sender.byteLength);
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** HKDF for one block (RFC 5869). */
function derivedKey(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(input).digest();
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}
