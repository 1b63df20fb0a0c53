import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Notice, type NoticeLetter, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

/** The number of checks without an answer after which a connection counts as broken. */
const PATIENCE = 3;

/**
 * Notes that a connection does not work, in plain words for the people who can repair it. A system that is only busy
 * gets several chances. A broken connection is a work item, and the people who manage connections are notified once.
 */
export async function reportBroken(
  call: Call,
  id: string,
  { message, is_temporary = false }: { message: string; is_temporary?: boolean },
): Promise<void> {
  const before = await call.maybe<{
    status: string;
    failed_checks: number;
    broken_at: string | null;
    name: string;
    partner_id: string | null;
  }>(sql`
    select status, failed_checks, broken_at, name, partner_id from connections
    where organization_id = ${call.organization_id} and id = ${id} and status <> 'disconnected' for update`);
  if (!before) return;
  const isBroken = before.broken_at !== null || !is_temporary || before.failed_checks + 1 >= PATIENCE;
  const now = call.now();
  await call.run(sql`
    update connections
    set last_error = ${message.slice(0, 500)}, last_checked_at = ${now}, failed_checks = failed_checks + 1,
      broken_at = case when ${isBroken} then coalesce(broken_at, ${now}) end,
      status = case when ${isBroken} and status = 'connected' then 'error' else status end
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (isBroken && before.status === 'connected') await tellBroken(call, { ...before, id, message });
}

async function tellBroken(
  call: Call,
  { id, name, partner_id, message }: { id: string; name: string; partner_id: string | null; message: string },
): Promise<void> {
  const notice = (): Notice => ({
    kind: partner_id ? 'partner_connection_broken' : 'connection_broken',
    text: texts.stopped(name, message).slice(0, 400),
    link: `/connections/catalog?drawer=${id}`,
    dedupe_key: `connection-broken:${id}:${call.today()}`,
    ...(partner_id && { is_private: true }),
  });
  const letter = (): NoticeLetter => ({ subject: texts.broken(name).slice(0, 120), action: texts.repair });
  if (partner_id) {
    const people = await partnerUsersWithPermission(call, partner_id, 'connections', 'manage');
    await notify(call, { mode: 'partner', partner_id, people }, notice, letter);
  } else {
    const people = await teamMembersWithPermission(call, 'connections', 'manage');
    await notify(call, { mode: 'company', people }, notice, letter);
  }
}

/** Notes that a connection works. */
export async function reportHealthy(
  call: Call,
  id: string,
  { account, scopes }: { account?: string; scopes?: readonly string[] } = {},
): Promise<void> {
  const before = await call.maybe<{ status: string; failed_checks: number }>(sql`
    select status, failed_checks from connections
    where organization_id = ${call.organization_id} and id = ${id} and status <> 'disconnected'`);
  await call.run(
    `update connections set last_error = null, broken_at = null, failed_checks = 0, last_checked_at = $3,
       account_name = coalesce($4, account_name), scopes = case when cardinality($5::text[]) > 0 then $5 else scopes end,
       status = case when status = 'error' then 'connected' else status end
     where organization_id = $1 and id = $2 and status <> 'disconnected'`,
    [call.organization_id, id, call.now(), account?.slice(0, 200) ?? null, scopes ?? []],
  );
  if (before && (before.status === 'error' || before.failed_checks > 0)) await announceRestored(call, id);
}

/** Lets everything that waits for the connection go on. */
export const announceRestored = (call: Call, id: string): Promise<void> =>
  call.announce('connections.restored', id, { connection_id: id });

/** Notes when records were last exchanged. */
export async function noteSynced(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update connections set last_synced_at = ${call.now()} where organization_id = ${call.organization_id} and id = ${id}`);
}
