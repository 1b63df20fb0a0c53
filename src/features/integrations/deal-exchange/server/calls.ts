import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#server/call.ts';
import { scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { ExchangeCall, ExchangePartner } from '../schema.ts';

/** Counts each call of a partner's key, also a refused one, before its response is sent. */
export function recordCalls(api: FastifyInstance, kernel: Kernel): void {
  api.addHook('onSend', async (request, reply, payload) => {
    await record(kernel, request, reply.statusCode, payload).catch((error: unknown) =>
      request.log.warn({ err: error }, 'a call of the deal exchange was not recorded'),
    );
    return payload;
  });
}

async function record(kernel: Kernel, request: FastifyRequest, status: number, payload: unknown): Promise<void> {
  const { actor, method, routeOptions } = request;
  if (!actor?.api_key_id || !actor.partner_id || !routeOptions.url) return;
  const now = kernel.clock.now();
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const message = status >= 400 && typeof payload === 'string' ? messageOf(payload) : null;
  await kernel.db.transaction(scopeOf(systemActor(actor.organization_id)), (tx) =>
    tx.run(sql`
      insert into deal_exchange_calls as c (organization_id, partner_id, api_key_id, method, route, status, minute,
        message, last_at)
      values (${actor.organization_id}, ${actor.partner_id}, ${actor.api_key_id}, ${method},
        ${routeOptions.url!.slice(0, 200)}, ${status}, ${minute}, ${message}, ${now})
      on conflict (organization_id, partner_id, api_key_id, method, route, status, minute)
      do update set count = c.count + 1, message = excluded.message, last_at = excluded.last_at`),
  );
}

function messageOf(payload: string): string | null {
  try {
    return String((JSON.parse(payload) as { message?: unknown }).message ?? '').slice(0, 300) || null;
  } catch {
    return null;
  }
}

/** The latest calls of the partner's systems. */
export function lastCalls(call: Call): Promise<ExchangeCall[]> {
  return call.rows<ExchangeCall>(sql`
    select c.id, c.api_key_id, coalesce(k.name, '') as key_name, c.method, c.route, c.status, c.count, c.message,
      c.last_at
    from deal_exchange_calls c left join api_keys k on k.organization_id = c.organization_id and k.id = c.api_key_id
    where c.organization_id = ${call.organization_id} and c.partner_id = ${call.actor.partner_id}
    order by c.last_at desc, c.id desc limit 10000`);
}

/** The partners that have connected a system, the most recent first. */
export function connectedPartners(call: Call): Promise<ExchangePartner[]> {
  return call.rows<ExchangePartner>(sql`
    select p.id as partner_id, p.name as partner_name, coalesce(r.registrations, 0) as registrations,
      r.last_registration_at,
      c.last_call_at, coalesce(c.failed_calls, 0) as failed_calls
    from partners p
    left join (select partner_id, count(*)::int as registrations, max(created_at) as last_registration_at
      from deal_exchange_references where organization_id = ${call.organization_id}
      group by partner_id) r on r.partner_id = p.id
    left join (select partner_id, max(last_at) as last_call_at,
        coalesce(sum(count) filter (where status >= 400 and last_at > ${call.now()}::timestamptz - interval '7 days'),
          0)::int as failed_calls
      from deal_exchange_calls where organization_id = ${call.organization_id}
      group by partner_id) c on c.partner_id = p.id
    where p.organization_id = ${call.organization_id} and (r.partner_id is not null or c.partner_id is not null)
    order by greatest(c.last_call_at, r.last_registration_at) desc, p.id limit 200`);
}

const KEPT = '30 days';

export async function deleteOldCalls(call: Call): Promise<void> {
  await call.run(sql`
    delete from deal_exchange_calls
    where organization_id = ${call.organization_id}
      and last_at < ${call.now()}::timestamptz - interval '${sql.raw(KEPT)}'`);
}
