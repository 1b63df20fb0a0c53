import type { Actor } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { LetterAccess } from './compose.ts';

/** A snapshot of a person's permissions, compared before the email is sent. */
export function permissionSnapshot({ permissions, own_only }: Pick<Actor, 'permissions' | 'own_only'>): string {
  return JSON.stringify([own_only, permissions]);
}

/** @returns the reason why an email that depends on this access must not be sent, if there is one */
export async function accessEndedReason(
  { identity }: Kernel,
  tx: Tx,
  organization_id: string,
  { user_id, partner_id, standing }: LetterAccess,
): Promise<string | undefined> {
  const [found] = await tx.rows<{ has_access: boolean }>(sql`select has_access(${user_id}, ${partner_id})`);
  if (!found!.has_access) return 'Not sent: the recipient’s access ended before the email was sent.';
  if (standing === undefined) return undefined;
  const now = await identity.actorIn(user_id, organization_id, partner_id);
  return now && permissionSnapshot(now) === standing
    ? undefined
    : 'Not sent: the recipient’s permissions changed before the email was sent.';
}
