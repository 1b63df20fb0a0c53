import { createECDH, type ECDH } from 'node:crypto';
import type { Kernel } from '#server/kernel.ts';

const CURVE = 'prime256v1';

/** Identifies the installation to push services (RFC 8292). The key is derived from the root key, so every server has it. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function vapidKeys({ sealing }: Pick<Kernel, 'sealing'>): VapidKeys {
  const privateKey = sealing.textFor('web push');
  const pair: ECDH = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

/** The address at which push services reach the operator. They refuse local names. */
export function vapidSubject({ config }: Pick<Kernel, 'config'>): string {
  const { protocol, hostname } = new URL(config.baseUrl);
  if (protocol === 'https:' && hostname !== 'localhost') return config.baseUrl;
  return 'mailto:operator@tandem.invalid';
}

/** Whether this is a point on the curve; a browser's key that is none would only fail when a notification is sent. */
export function isBrowserKey(key: string): boolean {
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    return own.computeSecret(key, 'base64url').length === 32;
  } catch {
    return false;
  }
}
