import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden, Refusal } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';

/** The part of an attempt that must not be readable in the database. */
export interface AttemptValues {
  code_verifier: string;
  name: string | null;
  values: Readonly<Record<string, string>>;
  is_brokered: boolean;
}

export interface Attempt extends AttemptValues {
  connector: string;
  connection_id: string | null;
}

const MINUTES = 10;
/** Open attempts of one person, so that nobody fills the table. */
const MOST = 20;

const cipherOf = ({ sealing }: Call) => sealing.cipher('connection attempts');

/** Notes an attempt for the session of the caller. @returns the state for the provider, which only the browser has */
export async function startConnectionAttempt(
  call: Call,
  { connector, connection_id, ...values }: Attempt,
): Promise<{ state: string }> {
  const { user_id, session_id, partner_id } = call.actor;
  if (!user_id || !session_id) throw forbidden();
  const now = call.now();
  await call.run(
    sql`delete from connection_attempts where organization_id = ${call.organization_id} and expires_at < ${now}`,
  );
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from connection_attempts
    where organization_id = ${call.organization_id} and user_id = ${user_id}`);
  if (count >= MOST) throw conflict('Too many attempts are open. Try again in ten minutes.');
  const { token, hash } = newSecret();
  const id = newId();
  await call.run(sql`
    insert into connection_attempts (id, organization_id, partner_id, connector, connection_id, state_hash, session_id,
      user_id, sealed, expires_at, created_at)
    values (${id}, ${call.organization_id}, ${partner_id}, ${connector}, ${connection_id}, ${hash}, ${session_id},
      ${user_id}, ${cipherOf(call).seal(JSON.stringify(values), id)}, ${new Date(now.getTime() + MINUTES * 60_000)},
      ${now})`);
  return { state: token };
}

/**
 * Takes the attempt of a state, which works once, within ten minutes, and only in the session and view that started
 * it. The transaction must end before the code is exchanged, so that a failure does not make the state valid again.
 * @throws 409 alike for every other state
 */
export async function takeAttempt(call: Call, state: string): Promise<Attempt> {
  const row = await call.maybe<{ id: string; connector: string; connection_id: string | null; sealed: Buffer }>(sql`
    delete from connection_attempts
    where organization_id = ${call.organization_id} and state_hash = ${hashSecret(state)}
      and session_id = ${call.actor.session_id} and user_id = ${call.actor.user_id}
      and partner_id is not distinct from ${call.actor.partner_id} and expires_at > ${call.now()}
    returning id, connector, connection_id, sealed`);
  if (!row) throw new Refusal(409, 'This attempt to connect has ended. Start again from the integrations.');
  const { id, sealed, ...rest } = row;
  return { ...rest, ...(JSON.parse(cipherOf(call).open(sealed, id)) as AttemptValues) };
}
