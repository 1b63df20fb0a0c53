import { randomInt } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

const CODES = 10;
/** The alphabet excludes 0, 1, i, l and o, because people copy the codes by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates ten codes for a person who lost their phone, each valid once. Former codes stop working. */
export async function createRecoveryCodes(kernel: Kernel, tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.run(sql`delete from identity.recovery_codes where user_id = ${user_id}`);
  await tx.run(sql`
    insert into identity.recovery_codes (user_id, code_hash)
    select ${user_id}, unnest(${codes.map((code) => hashOf(kernel, user_id, code))}::text[])`);
  return codes;
}

/** Uses up a code. @returns whether it was valid */
export async function redeemRecoveryCode(kernel: Kernel, tx: Tx, user_id: string, code: string): Promise<boolean> {
  const used = await tx.run(sql`
    update identity.recovery_codes set used_at = ${kernel.clock.now()}
    where user_id = ${user_id} and code_hash = ${hashOf(kernel, user_id, code)} and used_at is null`);
  return used > 0;
}

export async function recoveryCodesLeft(tx: Tx, user_id: string): Promise<number> {
  const [row] = await tx.rows<{ left: number }>(
    sql`select count(*)::int as left from identity.recovery_codes where user_id = ${user_id} and used_at is null`,
  );
  return row!.left;
}

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Codes are hashed with a key of the installation, so that the database alone is not enough to guess them. */
function hashOf({ sealing }: Kernel, user_id: string, code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return sealing.cipher('recovery codes').fingerprint(`${user_id} ${typed}`);
}
