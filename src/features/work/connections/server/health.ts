import type { Call } from '#server/call.ts';

/** The number of checks without an answer after which a connection counts as broken. */
const PATIENCE = 3;

/**
 * Notes that a connection does not work, in plain words for the people who can repair it. A system that is only busy
 * gets several chances. The connection becomes a work item, and its owners are notified once.
 */
export async function reportBroken(
  call: Call,
  id: string,
  { message, is_temporary = false }: { message: string; is_temporary?: boolean },
): Promise<void> {
  await call.run(
    `update connections set last_error = $3, last_checked_at = $4, failed_checks = failed_checks + 1,
       status = case when status = 'connected' and (not $5 or failed_checks + 1 >= $6) then 'error' else status end,
       broken_at = case when status in ('connected', 'error') and (not $5 or failed_checks + 1 >= $6) then coalesce(broken_at, $4) else broken_at end
     where organization_id = $1 and id = $2 and status <> 'disconnected'`,
    [call.organization_id, id, message.slice(0, 500), call.now(), is_temporary, PATIENCE],
  );
}

/** Notes that a connection works. */
export async function reportHealthy(
  call: Call,
  id: string,
  { account, scopes }: { account?: string; scopes?: readonly string[] } = {},
): Promise<void> {
  await call.run(
    `update connections set last_error = null, broken_at = null, failed_checks = 0, last_checked_at = $3,
       account_name = coalesce($4, account_name), scopes = coalesce($5, scopes),
       status = case when status = 'error' then 'connected' else status end
     where organization_id = $1 and id = $2 and status <> 'disconnected'`,
    [call.organization_id, id, call.now(), account?.slice(0, 200) ?? null, scopes ?? null],
  );
}

/** Notes when records were last exchanged. */
export async function noteSynced(call: Call, id: string): Promise<void> {
  await call.run('update connections set last_synced_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    call.now(),
  ]);
}
