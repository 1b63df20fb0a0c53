import type { FastifyInstance } from 'fastify';
import { conflict } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/shown.ts';
import { type ApiKeyCreate, apiKey, NewApiKey } from '../schema.ts';
import { consentRoutes } from './oauth/consent-routes.ts';
import { apiKeys } from './resource.ts';
import { createApiKey, revokeApiKey } from './service.ts';

const shownOnce = conflict(
  'This key was already created, and its secret was shown once. Revoke it and create another key.',
);

export function apiKeyPlugin(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'api_keys:manage', modes: ['company', 'partner'] } as const;
  api.post<{ Body: ApiKeyCreate }>('/api_keys', {
    // Programs cannot prove a factor, so it is proven when they are let in.
    config: { ...common, needsPerson: true, movesMoney: true },
    schema: {
      tags: ['api_keys'],
      security: [{ bearer: [] }],
      summary: 'Create an API key; only this response contains its secret',
      body: apiKey.create,
      response: { 201: NewApiKey },
    },
    handler: async (request, reply) => {
      const answer = await within(kernel, request, async (call) => ({
        status: 201,
        body: await createApiKey(call, kernel.permissions, request.body),
        onRetry: shownOnce,
      }));
      return send(reply, answer);
    },
  });
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'POST',
      url: '/api_keys/:id/revoke',
      summary: 'Revoke an API key permanently',
      params: IdParams,
      response: apiKey.row,
      run: async (call, { params }) => {
        await revokeApiKey(call, params.id);
        call.afterCommit(() => kernel.identity.forget(params.id));
        return shown(call, apiKeys, params.id);
      },
    }),
  );
  for (const route of consentRoutes(kernel)) registerAction(api, kernel, route);
}
