import type { Actor } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import type { Kernel } from '#server/kernel.ts';
import type { LetterAccess } from './compose.ts';

/** What somebody may see here, to be compared later. */
export function standingText({ permissions, own_only }: Pick<Actor, 'permissions' | 'own_only'>): string {
  return JSON.stringify([own_only, permissions]);
}

/** @returns why a mail that hangs on this access must not leave any more, if so */
export async function endOf(
  { identity }: Kernel,
  tx: Tx,
  organization_id: string,
  { user_id, partner_id, standing }: LetterAccess,
): Promise<string | undefined> {
  const [found] = await tx.rows<{ has_access: boolean }>('select has_access($1, $2)', [user_id, partner_id]);
  if (!found!.has_access) return 'Not sent: before it could leave, the access it was written for had ended.';
  if (standing === undefined) return undefined;
  const now = await identity.actorIn(user_id, organization_id, partner_id);
  return now && standingText(now) === standing
    ? undefined
    : 'Not sent: before it could leave, the rights it was written with had changed.';
}
