import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { replyOf } from './define.ts';

/** The conversation that replies to an email belong to. */
export interface Conversation {
  /** The key of what replies become. */
  key: string;
  id: string;
  /** Distinguishes conversations about one record, such as internal ones. */
  variant: string;
}

/** Creates the reply address of one reader. @returns its id and the sentence that ends the email */
export async function offerReply(
  call: Call,
  { user_id, partner_id }: { user_id: string; partner_id: string | null },
  { key, id, variant }: Conversation,
): Promise<{ reply_id: string; hint: string }> {
  const reply = replyOf(key);
  if (!reply) throw new Error(`No feature declares replies about "${key}".`);
  const { id: reply_id } = await call.one<{ id: string }>(sql`
    insert into reply_addresses (id, organization_id, reply_key, ref_id, variant, user_id, partner_id, offered_at)
    values (${newId()}, ${call.organization_id}, ${key}, ${id}, ${variant}, ${user_id}, ${partner_id}, ${call.now()})
    on conflict (organization_id, reply_key, ref_id, variant, user_id, partner_id) do update
    set offered_at = excluded.offered_at
    returning id`);
  return { reply_id, hint: reply.hint(variant, partner_id ? 'partner' : 'company') };
}
