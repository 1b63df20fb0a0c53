import { recordOperation } from '#features/platform/superadmin/server/service.ts';
import { deviceOf } from '#server/auth/device.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { LoggedMail, OpenSession, ServerError } from '../schema.ts';

/** The latest 200 emails of all companies. */
export async function mailsOf(call: Call, status?: string): Promise<LoggedMail[]> {
  return call.rows<LoggedMail>(sql`
    select m.id, m.to_address,
      case when m.hides = 'everything' then 'Private email between users of a partner' else m.subject end as subject,
        o.name as company, m.status, m.error, m.sent_at, m.created_at
    from mail_outbox m left join organizations o on o.id = m.organization_id
    where ${status ?? null}::text is null or m.status = ${status ?? null} order by m.created_at desc, m.id desc
    limit 200`);
}

/** The latest 200 failures of every process. While the database was away, only the process itself remembers them. */
export async function errorsOf(call: Call, { failures }: Kernel): Promise<ServerError[]> {
  const stored = await call.rows<ServerError>(sql`
    select e.at, e.kind, e.place, e.message, e.stack, e.code, e.request_id, o.name as company, u.email::text as email
    from server_errors e left join organizations o on o.id = e.company_id left join identity.users u on u.id = e.user_id
    order by e.at desc limit 200`);
  const isStored = (at: Date, message: string) =>
    stored.some((one) => Date.parse(one.at) === at.getTime() && one.message === message);
  const onlyHere = failures.recent
    .filter(({ at, message }) => !isStored(at, message))
    .map(({ at, kind, place, message, stack, code, request_id }) => ({
      at: at.toISOString(),
      kind,
      place,
      message,
      stack,
      code,
      request_id,
      company: null,
      email: null,
    }));
  return [...onlyHere, ...stored].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, 200);
}

/** Those seen last, at most 200. */
export async function debugSessions(call: Call, q: string): Promise<OpenSession[]> {
  const rows = await call.rows<Omit<OpenSession, 'device'> & { user_agent: string | null }>(
    `select s.id, u.name as full_name, u.email::text as email, i.impersonator_name as impersonated_by, s.ip_address, s.user_agent,
       s.created_at, s.last_seen_at, s.expires_at
     from identity.sessions s join identity.users u on u.id = s.user_id left join impersonations i on i.id = s.impersonation_id
     where s.expires_at > now() and (u.name ilike $1 or u.email::text ilike $1)
     order by s.last_seen_at desc, s.id limit 200`,
    [`%${q.replace(/[\\%_]/g, '\\$&')}%`],
  );
  return rows.map(({ user_agent, ...row }) => ({ ...row, device: deviceOf(user_agent) }));
}

/** Ends a session; the person has to sign in again. */
export async function endSession(call: Call, id: string): Promise<void> {
  if (id === call.actor.session_id) throw conflict('This is your own session. Log out instead.');
  const ended = await call.maybe<{ email: string }>(sql`
    delete from identity.sessions s using identity.users u where s.id = ${id} and u.id = s.user_id
    returning u.email::text as email`);
  if (!ended) throw notFound('This session');
  await call.run(sql`select pg_notify('identity_changed', ${id})`);
  await recordOperation(call, { action: 'ended', ref_table: 'sessions', ref_id: id, changes: { email: ended.email } });
}
