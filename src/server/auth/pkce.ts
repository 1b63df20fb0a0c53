import { createHash, randomBytes } from 'node:crypto';

/** The proof that the one who exchanges a code has asked for it (RFC 7636, `S256`). */
export const newVerifier = (): string => randomBytes(48).toString('base64url');
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
