import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { hashSecret } from './secret-token.ts';

/** The purpose of a challenge, which works for nothing else. */
export interface ChallengeUse {
  purpose: 'add' | 'prove' | 'sign_in';
  host: string;
  /** The person who asked for it; nobody is known before a sign-in. */
  user_id?: string;
}

/** The time to answer: people look for their key, and a sign-in page may stand open for a while. */
const MINUTES = { add: 10, prove: 10, sign_in: 30 };

const markOf = ({ sealing }: Pick<Kernel, 'sealing'>, { purpose, host, user_id = '' }: ChallengeUse, start: string) =>
  sealing.cipher('passkey challenges').fingerprint(JSON.stringify([purpose, host, user_id, start]));

/**
 * Makes a challenge that names its end and its use under a keyed hash. Nothing is stored before it is answered, so asking
 * for many of them has no effect.
 */
export function newChallenge(kernel: Pick<Kernel, 'clock' | 'sealing'>, use: ChallengeUse): string {
  const ends = kernel.clock.now().getTime() + MINUTES[use.purpose] * 60_000;
  const start = `${ends.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${start}.${markOf(kernel, use, start)}`;
}

/** @param challenge in base64url, as browsers return it */
export function isOwnChallenge(
  kernel: Pick<Kernel, 'clock' | 'sealing'>,
  use: ChallengeUse,
  challenge: string,
): boolean {
  const [ends = '', random = '', mark, ...more] = Buffer.from(challenge, 'base64url').toString('latin1').split('.');
  if (more.length > 0 || mark !== markOf(kernel, use, `${ends}.${random}`)) return false;
  return Number.parseInt(ends, 36) > kernel.clock.now().getTime();
}

/** Notes that a challenge was answered. @returns false if it was before */
export async function answerOnce(kernel: Pick<Kernel, 'clock'>, tx: Tx, challenge: string): Promise<boolean> {
  const expires_at = new Date(kernel.clock.now().getTime() + MINUTES.sign_in * 60_000);
  const count = await tx.run(sql`
    insert into identity.answered_challenges (challenge_hash, expires_at)
    values (${hashSecret(challenge)}, ${expires_at}) on conflict do nothing`);
  return count > 0;
}

export async function deleteExpiredChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from identity.answered_challenges where expires_at < ${now}`);
}
