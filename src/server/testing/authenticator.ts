import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '../auth/passkeys.ts';

/** The person was present, and was verified by the device. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

/** The changes that a dishonest browser or device makes to an answer. */
interface Lies {
  origin?: string;
  host?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
}

/** A device with one passkey that answers as a browser does (WebAuthn, sections 6.1 and 6.5). */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let user_handle = '';

  const clientData = ({ challenge }: Options, kind: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? kind, challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    );
  const authenticatorData = ({ rp, rpId }: Options, lies: Lies, key?: Buffer) => {
    counter = lies.counter ?? counter + 1;
    const flags = PRESENT | (lies.isVerified === false ? 0 : VERIFIED) | (key ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = lies.host ?? rpId ?? rp?.id ?? '';
    const head = [createHash('sha256').update(host).digest(), Buffer.from([flags]), count];
    if (!key) return Buffer.concat(head);
    return Buffer.concat([...head, Buffer.alloc(16), Buffer.from([0, id.byteLength]), id, key]);
  };

  return {
    id: id.toString('base64url'),
    create(options: Options, lies: Lies = {}): NewPasskey {
      user_handle = options.user?.id ?? '';
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(options, lies, coseKey(publicKey)))],
        ]) as never,
      );
      return {
        id: id.toString('base64url'),
        client_data: clientData(options, 'webauthn.create', lies).toString('base64url'),
        attestation: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    prove(options: Options, lies: Lies = {}): PasskeyProof {
      const data = authenticatorData(options, lies);
      const client = clientData(options, 'webauthn.get', lies);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(user_handle && { user_handle }),
      };
    },
  };
}

/** The key as authenticators write it (RFC 9052): an ES256 key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    ),
  );
}
