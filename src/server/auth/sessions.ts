import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { notFound } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { deviceOf } from './device.ts';

export interface SessionRow {
  id: string;
  device: string;
  address: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  is_current: boolean;
}

export function sessionsOf({ system }: Kernel, user_id: string, current: string): Promise<SessionRow[]> {
  return system.unscoped(async (tx) => {
    type Row = Omit<SessionRow, 'device' | 'is_current'> & { user_agent: string | null; viewer: string | null };
    const rows = await tx.rows<Row>(sql`
      select s.id, s.user_agent, nullif(s.ip_address, '') as address, s.created_at, s.last_seen_at, s.expires_at,
        i.impersonator_name as viewer
      from identity.sessions s left join impersonations i on i.id = s.impersonation_id
      where s.user_id = ${user_id} and s.expires_at > now() order by (s.id = ${current}) desc, s.last_seen_at desc`);
    return rows.map(({ user_agent, viewer, ...row }) => ({
      ...row,
      // The person sees impersonators and can end their session.
      device: viewer ? `${viewer}, viewing as you` : deviceOf(user_agent),
      is_current: row.id === current,
    }));
  });
}

/**
 * Ends sessions of a person and, unless it is a single one, pending sign-ins, in the caller's transaction. After the
 * commit every process removes them from its cache and closes their live streams. The caller's own process should
 * `forget()` at once.
 * @param which one session, all but one, or all
 */
export async function endSessions(
  tx: Tx,
  user_id: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  // Pending sign-ins are removed first, because a sign-in opens its session before it removes its challenge.
  if (!which.only) await tx.run(sql`delete from identity.sign_in_challenges where user_id = ${user_id}`);
  const ended = await tx.rows<{ id: string }>(sql`
    delete from identity.sessions
    where user_id = ${user_id} and (${which.only ?? null}::uuid is null or id = ${which.only ?? null})
      and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null})
    returning id`);
  for (const { id } of ended) await tx.rows(sql`select pg_notify('identity_changed', ${id})`);
  return ended.length;
}

/** @throws 404 when it is not one of the person's sessions */
export async function revokeSession(kernel: Kernel, user_id: string, id: string): Promise<void> {
  const ended = await kernel.system.unscoped((tx) => endSessions(tx, user_id, { only: id }));
  kernel.identity.forget(id);
  if (ended === 0) throw notFound('This session');
}

/** @returns the number of sessions that ended */
export async function revokeOtherSessions(kernel: Kernel, user_id: string, current: string): Promise<number> {
  const ended = await kernel.system.unscoped((tx) => endSessions(tx, user_id, { except: current }));
  kernel.identity.forget();
  return ended;
}
