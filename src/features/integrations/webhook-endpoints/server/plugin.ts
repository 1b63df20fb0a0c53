import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import type { TSchema } from '#shared/schema.ts';
import {
  EndpointCreate,
  NewEndpoint,
  type SubscribeBody,
  SubscribeBody as SubscribeShape,
  Subscription,
} from '../schema.ts';
import { createWebhookEndpoint, rotateWebhookEndpoint } from './endpoints.ts';
import { subscribe } from './subscriptions.ts';

const shownOnce = conflict(
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.',
);

interface Request {
  params: { id: string };
  body: unknown;
}

/** The routes whose responses contain a secret, which is not stored for repeated requests. */
export function webhookPlugin(api: FastifyInstance, kernel: Kernel): void {
  const post = (
    url: string,
    summary: string,
    schema: { params?: TSchema; body?: TSchema; response: TSchema },
    status: 200 | 201,
    work: (call: Call, request: Request) => Promise<unknown>,
  ) =>
    api.post(url, {
      config: { can: 'webhook_endpoints:manage', modes: ['company', 'partner'] },
      schema: {
        tags: ['webhook_endpoints'],
        security: [{ bearer: [] }],
        summary,
        ...(schema.params && { params: schema.params }),
        ...(schema.body && { body: schema.body }),
        response: { [status]: schema.response },
      },
      handler: async (request, reply) => {
        const answer = await within(kernel, request, async (call) => ({
          status,
          body: await work(call, request as unknown as Request),
          onRetry: shownOnce,
        }));
        return send(reply, answer);
      },
    });
  post(
    '/webhook_endpoints',
    'Add a webhook endpoint; only this response contains its secret',
    { body: EndpointCreate, response: NewEndpoint },
    201,
    (call, { body }) => createWebhookEndpoint(call, kernel, body as EndpointCreate),
  );
  post(
    '/webhook_endpoints/:id/rotate',
    'Replace the secret of a webhook endpoint; requests carry the signatures of both for 24 hours',
    { params: IdParams, response: NewEndpoint },
    200,
    (call, { params }) => rotateWebhookEndpoint(call, params.id),
  );
  post(
    '/webhook_endpoints/subscribe',
    'Subscribe an address to one event, as Zapier, Make and n8n do',
    { body: SubscribeShape, response: Subscription },
    201,
    (call, { body }) => subscribe(call, kernel, body as SubscribeBody),
  );
}
