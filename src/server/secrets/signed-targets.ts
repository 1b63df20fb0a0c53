import { randomBytes } from 'node:crypto';
import type { Call } from '../call.ts';
import { invalid } from '../errors.ts';
import { openSecret, removeSecret, replaceSecret, type SecretKind } from './stored-secrets.ts';

/** The address and the secrets for a signed request. */
export interface SignedTarget {
  url: string;
  /** The current secret, and during a rotation the previous one. */
  secrets: readonly string[];
}

const SECRET_BYTES = 32;
/** Requests carry the signatures of both secrets for this long, until the other system has the new one. */
export const ROTATION_MS = 24 * 3_600_000;

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Checks the address of another system. Whether it may be reached is decided when a request is sent.
 * @param allowsPlain tells whether the operator allows requests without encryption to this address
 * @throws 422 naming the field
 */
export function checkedAddress(
  address: string,
  { field = 'address', allowsPlain = () => false }: { field?: string; allowsPlain?: (url: URL) => boolean } = {},
): URL {
  const url = URL.parse(address.trim());
  if (!url || url.username || url.password || (url.protocol !== 'https:' && !allowsPlain(url)))
    throw invalid({ [field]: ['must be an address that begins with https://, without a user name'] });
  return url;
}

/**
 * The encrypted address and signing secret of each row of a table whose rows receive signed requests. The row itself
 * shows only the host, and keeps the time until which the previous secret signs as well.
 */
export function defineSignedTargets(ref_table: string) {
  const address: SecretKind = { ref_table, name: 'address', max: 2000 };
  const signing: SecretKind = { ref_table, name: 'signing_secret', max: 100 };
  const previous: SecretKind = { ref_table, name: 'previous_signing_secret', max: 100 };
  // Only the company's rights reach stored secrets. Callers check first that the row belongs to the person's own side.
  return {
    /** @returns the secret, for one display */
    create: (given: Call, id: string, url: URL): Promise<string> =>
      given.asCompany(async (call) => {
        const secret = newSecret();
        await replaceSecret(call, address, id, url.href);
        await replaceSecret(call, signing, id, secret);
        return secret;
      }),

    /** @returns the new secret, for one display, and the time until which the previous one signs as well */
    rotate: (given: Call, id: string): Promise<{ secret: string; previous_until: Date }> =>
      given.asCompany(async (call) => {
        const before = await openSecret(call, signing, id);
        if (before) await replaceSecret(call, previous, id, before);
        const secret = newSecret();
        await replaceSecret(call, signing, id, secret);
        return { secret, previous_until: new Date(call.now().getTime() + ROTATION_MS) };
      }),

    async open(call: Call, id: string, { isRotating }: { isRotating: boolean }): Promise<SignedTarget | undefined> {
      const url = await openSecret(call, address, id);
      const secret = await openSecret(call, signing, id);
      if (!url || !secret) return undefined;
      const before = isRotating ? await openSecret(call, previous, id) : null;
      return { url, secrets: before ? [secret, before] : [secret] };
    },

    remove: (given: Call, id: string): Promise<void> =>
      given.asCompany(async (call) => {
        for (const kind of [address, signing, previous]) await removeSecret(call, kind, id);
      }),
  };
}
