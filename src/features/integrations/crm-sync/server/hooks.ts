import type { FastifyInstance } from 'fastify';
import { openCrm } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError, type CrmHookChange } from '#server/ports/crm.ts';
import { receiveBytes } from '#server/secrets/inbound-webhooks.ts';
import { queueChanges } from './engine/queue.ts';

const MOST_CHANGES = 1000;

/**
 * The door for the announcements of a CRM. The provider's signature is checked before anything is read from the body,
 * and an announcement only says which records to read again: its values are never used.
 */
export function crmHooks(api: FastifyInstance, kernel: Kernel): void {
  void api.register(async (scope) => {
    receiveBytes(scope);
    scope.post<{ Params: { id: string } }>(
      '/crm_hooks/:id',
      {
        config: { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } },
        schema: {
          summary: 'Receive the announcements of a connected CRM',
          tags: ['object_mappings'],
          params: IdParams,
          response: NoContent,
        },
      },
      async (request, reply) => {
        const connection_id = request.params.id;
        const organization_id = await ownerOf(kernel, connection_id);
        if (!organization_id || !(await kernel.flags.reaches('field_mappings', organization_id)))
          throw notFound('This connection');
        const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
        const changes = await verified(kernel, organization_id, connection_id, {
          method: request.method,
          url: `${kernel.config.baseUrl}${request.url}`,
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(', ') : value,
            ]),
          ),
          body,
        });
        const job = await jobFor(kernel, organization_id);
        await job.within((call) => noteChanges(call, connection_id, changes));
        return reply.status(204).send();
      },
    );
  });
}

async function ownerOf(kernel: Kernel, connection_id: string): Promise<string | undefined> {
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(sql`
      select organization_id from connections
      where id = ${connection_id} and partner_id is null and status in ('connected', 'error')`),
  );
  return found?.organization_id;
}

/** A forged announcement gets the same answer as an unknown address. */
async function verified(
  kernel: Kernel,
  organization_id: string,
  connection_id: string,
  request: Parameters<NonNullable<Awaited<ReturnType<typeof openCrm>>['readHook']>>[0],
): Promise<readonly CrmHookChange[]> {
  try {
    const crm = await openCrm(kernel, organization_id, connection_id);
    if (!crm.readHook) throw notFound('This connection');
    return crm.readHook(request).slice(0, MOST_CHANGES);
  } catch (error) {
    if (error instanceof CrmError) throw notFound('This connection');
    if (error instanceof Refusal) throw error;
    throw notFound('This connection');
  }
}

/** Queues the announced records of the mappings of a connection; an announcement that arrives twice counts once. */
export async function noteChanges(call: Call, connection_id: string, changes: readonly CrmHookChange[]): Promise<void> {
  if (changes.length === 0) return;
  const fresh = await call.rows<{ event_id: string }>(sql`
    insert into sync_hook_events (organization_id, connection_id, event_id, received_at)
    select ${call.organization_id}, ${connection_id}, event_id, ${call.now()}
    from unnest(${changes.map(({ event_id }) => event_id.slice(0, 200))}::text[]) event_id group by event_id
    on conflict do nothing returning event_id`);
  const isNew = new Set(fresh.map(({ event_id }) => event_id));
  const mappings = await call.rows<{ id: string; remote_object: string }>(sql`
    select id, remote_object from object_mappings
    where organization_id = ${call.organization_id} and connection_id = ${connection_id}
      and status in ('active', 'paused')`);
  for (const { id, remote_object } of mappings) {
    const ids = changes
      .filter(({ object, event_id }) => object === remote_object && isNew.has(event_id.slice(0, 200)))
      .map((change) => change.id.slice(0, 200));
    if (ids.length === 0) continue;
    await queueChanges(call, id, 'there', ids);
    await call.enqueue(
      'field-mappings.pass',
      { object_mapping_id: id, kind: 'hook' },
      { job_key: `crm-sync ${id}`, queue: `crm-sync ${id}` },
    );
  }
}
