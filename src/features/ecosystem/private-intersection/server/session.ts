import type { FastifyRequest } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { openSecrets, type Sealed, sealSecrets } from './sealing.ts';

/** A comparison as its steps read it. */
export interface Session {
  id: string;
  partner_id: string;
  population_id: string | null;
  status: 'open' | 'counted' | 'revealed' | 'refused' | 'expired';
  expires_at: string;
  challenged_at: string | null;
  answered_at: string | null;
  counted_at: string | null;
}

/**
 * Runs one transaction of a step. Steps use several, because calculating points takes seconds, in which no connection to
 * the database may be held.
 */
export async function transact<T>(
  kernel: Kernel,
  request: FastifyRequest,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const { actor } = request;
  let call: Call | undefined;
  const result = await kernel.db.transaction(scopeOf(actor, request.id), (tx) => {
    call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
    return work(call);
  });
  kernel.outbox.poke();
  call?.committed();
  return result;
}

/** The comparison of the calling partner, locked. @throws 404, and 409 with the reason when it is not in this state */
export async function lockedSession(call: Call, id: string, wanted: 'open' | 'counted'): Promise<Session> {
  const session = await call.one<Session>(
    sql`
      select id, partner_id, population_id, status, expires_at, challenged_at, answered_at, counted_at
      from private_intersections
      where organization_id = ${call.organization_id} and id = ${id} and partner_id = ${call.actor.partner_id}
      for update`,
    'This comparison',
  );
  const hasExpired = new Date(session.expires_at) <= call.now();
  if (session.status === 'expired' || (hasExpired && session.status === wanted))
    throw conflict('This comparison has expired. Start another one.');
  if (session.status !== wanted) throw conflict(REASONS[session.status]);
  if (session.population_id === null) throw conflict('The private list of this comparison was deleted.');
  return session;
}

const REASONS = {
  open: 'This comparison has no counts yet.',
  counted: 'The lists of this comparison were counted already.',
  revealed: 'The matches of this comparison were revealed already.',
  refused: 'This comparison was refused. Start another one.',
  expired: 'This comparison has expired. Start another one.',
} as const;

export interface Secrets {
  public_key: Uint8Array<ArrayBuffer>;
  points: Uint8Array<ArrayBuffer>;
  sealed: Sealed;
}

export function readSecrets(call: Call, id: string): Promise<Secrets> {
  return call.asCompany(async (company) => {
    const row = await company.one<{ public_key: Buffer; points: Buffer; sealed: Buffer }>(
      sql`
        select public_key, points, sealed from private_intersection_secrets
        where organization_id = ${company.organization_id} and intersection_id = ${id}`,
      'This comparison',
    );
    return {
      public_key: new Uint8Array(row.public_key),
      points: new Uint8Array(row.points),
      sealed: openSecrets(company, id, row.sealed),
    };
  });
}

export async function writeSecrets(call: Call, id: string, sealed: Sealed): Promise<void> {
  await call.asCompany((company) =>
    company.run(sql`
      update private_intersection_secrets set sealed = ${sealSecrets(company, id, sealed)}
      where organization_id = ${company.organization_id} and intersection_id = ${id}`),
  );
}

export async function deleteIntersectionSecrets(company: Call, ids: readonly string[]): Promise<void> {
  await company.run(sql`
    delete from private_intersection_secrets
    where organization_id = ${company.organization_id} and intersection_id = any(${ids}::uuid[])`);
}

/** Ends a comparison whose messages do not fit together. It stays in the log and in the allowance of the partner. */
export async function refuseSession(call: Call, id: string, reason: string): Promise<void> {
  await call.run(sql`
    update private_intersections set status = 'refused', refusal = ${reason}, ended_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id} and status in ('open', 'counted')`);
  await call.asCompany((company) => deleteIntersectionSecrets(company, [id]));
}

/** The refusal that the sender of such a message reads. */
export const refusal = (field: string, reason: string) =>
  invalid({ [field]: [reason] }, `The comparison was refused: ${reason}`);
