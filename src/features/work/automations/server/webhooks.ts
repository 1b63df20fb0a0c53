import type { FastifyInstance } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { receiveBytes, verifyInboundWebhook } from '#server/secrets/inbound-webhooks.ts';
import { Type } from '#shared/schema.ts';
import { receiveHook } from './hooks/receive.ts';
import { type ProvenHook, verifyHook } from './hooks/verify.ts';
import { testRequestRoute } from './http-step/test-request.ts';

const TokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The doors for other systems, which start flows, and the test of a request to another system. */
export function automationWebhooks(api: FastifyInstance, kernel: Kernel): void {
  testRequestRoute(api, kernel);
  void api.register(async (scope) => {
    receiveBytes(scope);
    scope.post<{ Params: { id: string } }>(
      '/automation_webhooks/:id',
      {
        config: publicForm,
        schema: {
          summary: 'Start an automation by a signed message',
          tags: ['automations'],
          params: IdParams,
          response: NoContent,
        },
      },
      async (request, reply) => {
        const body = bytesOf(request.body);
        const { headers, ip } = request;
        const message = await verifyInboundWebhook(kernel, { id: request.params.id, ip, headers, body });
        await requireModule(kernel, message.organization_id);
        const job = await jobFor(kernel, message.organization_id);
        const hook = await job.within((call) =>
          call.maybe<ProvenHook>(sql`
            select id, organization_id, automation_id, scheme from automation_hooks
            where organization_id = ${call.organization_id} and automation_id = ${message.ref_id}`),
        );
        if (hook) await receiveHook(kernel, hook, { headers, body, message });
        return reply.status(204).send();
      },
    );
    scope.post<{ Params: { token: string } }>(
      '/automation_hooks/:token',
      {
        config: publicForm,
        schema: {
          summary: 'Start an automation by a request of another system, which proves itself in its own way',
          tags: ['automations'],
          params: TokenParams,
          response: NoContent,
        },
      },
      async (request, reply) => {
        const body = bytesOf(request.body);
        const { headers, ip } = request;
        const hook = await verifyHook(kernel, { token: request.params.token, ip, headers, body });
        await requireModule(kernel, hook.organization_id);
        await receiveHook(kernel, hook, { headers, body });
        return reply.status(204).send();
      },
    );
  });
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

async function requireModule({ flags }: Kernel, organization_id: string): Promise<void> {
  if (!(await flags.reaches('automations', organization_id))) throw notFound('This address');
}
