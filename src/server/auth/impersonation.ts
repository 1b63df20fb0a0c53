import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { newSecret } from './secret-token.ts';

/** Marks a session as impersonation: another person views the product as its owner. */
export interface Impersonation {
  id: string;
  impersonator: { id: string; name: string };
  is_by_operator: boolean;
  reason: string;
  ends_at: string;
}

const MINUTES = 60;

/**
 * Opens a session as another person for an hour, marked as impersonation and limited to one company (or one partner in its program).
 * The scope of `tx` must name the company and the impersonator, for the log.
 * @returns the token, which is given to no one else and never stored with a response
 */
export async function openImpersonation(
  tx: Tx,
  who: {
    organization_id: string;
    impersonator: { id: string; name: string };
    is_by_operator: boolean;
    user_id: string;
    partner_id: string | null;
    reason: string;
    device: { ip: string; userAgent: string };
  },
): Promise<{ token: string; id: string; ends_at: string }> {
  const [opened] = await tx.rows<{ id: string; ends_at: string }>(sql`
    insert into impersonations (organization_id, impersonator_id, impersonator_name, is_by_operator, user_id, user_name,
      partner_id, reason, ends_at)
    select ${who.organization_id}, ${who.impersonator.id}, ${who.impersonator.name}, ${who.is_by_operator}, u.id,
      u.name, ${who.partner_id}, ${who.reason}, now() + make_interval(mins => ${sql.raw(MINUTES)}) from identity.users u
    where u.id = ${who.user_id}
    returning id, ends_at`);
  const { token, hash } = newSecret();
  await tx.run(sql`
    insert into identity.sessions (token_hash, user_id, expires_at, ip_address, user_agent, impersonation_id)
    values (${hash}, ${who.user_id}, ${opened!.ends_at}, ${who.device.ip}, ${who.device.userAgent.slice(0, 500)},
      ${opened!.id})`);
  return { token, ...opened! };
}
