import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/step.ts';
import { ApiKey, ApiKeyCreate, NewApiKey } from '../schema.ts';
import { apiKeys } from './resource.ts';
import { createApiKey, revokeApiKey } from './service.ts';

export function apiKeyPlugin(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'api_keys:manage', modes: ['company', 'partner'], method: 'POST' } as const;
  registerAction(
    api,
    kernel,
    action({
      ...common,
      url: '/api_keys',
      summary: 'Make a key; its secret is in this answer only',
      body: ApiKeyCreate,
      response: NewApiKey,
      status: 201,
      run: (call, { body }) => createApiKey(call, kernel.permissions, body),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      url: '/api_keys/:id/revoke',
      summary: 'Shut a key out for good',
      params: IdParams,
      response: ApiKey,
      run: async (call, { params }) => {
        await revokeApiKey(call, params.id);
        call.afterCommit(() => kernel.identity.forget(params.id));
        return shown(call, apiKeys, params.id);
      },
    }),
  );
}
