import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { automationRecord } from '#server/extension-points/automations.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { acceptWebhookMessage, receiveBytes, verifyInboundWebhook } from '#server/secrets/inbound-webhooks.ts';
import { isId } from '#shared/ids.ts';
import { tableOf } from './check.ts';
import { liveById } from './engine/live.ts';

/**
 * The door for other systems: a signed message (standardwebhooks.com) starts a flow once. Its body can name the record by
 * its id; everything else in it is ignored.
 */
export function automationWebhooks(api: FastifyInstance, kernel: Kernel): void {
  void api.register(async (scope) => {
    receiveBytes(scope);
    scope.post<{ Params: { id: string } }>(
      '/automation_webhooks/:id',
      {
        config: { isPublic: true, rateLimit: { max: 120, timeWindow: '1 minute' } },
        schema: {
          summary: 'Start an automation by a signed message',
          tags: ['automations'],
          params: IdParams,
          response: NoContent,
        },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const message = await verifyInboundWebhook(kernel, {
          id: request.params.id,
          ip: request.ip,
          headers: request.headers,
          body,
        });
        if (!(await kernel.flags.reaches('automations', message.organization_id))) throw notFound('This webhook');
        const job = await jobFor(kernel, message.organization_id);
        await job.within(async (call) => {
          if (!(await acceptWebhookMessage(call, message))) return;
          const live = await liveById(call, message.ref_id);
          if (live?.definition.trigger.kind !== 'webhook') return;
          const table = tableOf(live.definition);
          const record_id = recordIn(body);
          if (table && (!record_id || !automationRecord(table))) return;
          await call.enqueue('automations.start', {
            automation_id: live.id,
            cause: 'webhook',
            dedupe_key: `webhook:${message.message_id}`.slice(0, 300),
            subject: table ? { table, id: record_id } : null,
          });
        });
        return reply.status(204).send();
      },
    );
  });
}

/** The `record_id` of a JSON body, if it has one. */
function recordIn(body: Buffer): string | undefined {
  try {
    const data = JSON.parse(body.toString('utf8')) as { record_id?: unknown };
    const id = data?.record_id;
    return typeof id === 'string' && isId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
