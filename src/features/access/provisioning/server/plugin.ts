import type { FastifyInstance } from 'fastify';
import { conflict } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/shown.ts';
import { NewProvisioningToken, type ProvisioningTokenCreate, provisioningToken } from '../schema.ts';
import { provisioningTokens } from './resource.ts';
import { createProvisioningToken, revokeProvisioningToken } from './tokens.ts';

const shownOnce = conflict(
  'This token was already created, and its secret was shown once. Revoke it and create another token.',
);

export function provisioningPlugin(api: FastifyInstance, kernel: Kernel): void {
  const common = { can: 'provisioning_tokens:manage', modes: ['company', 'partner'], ofOwnOrganization: true } as const;
  api.post<{ Body: ProvisioningTokenCreate }>('/provisioning_tokens', {
    config: { ...common, needsPerson: true },
    schema: {
      tags: ['provisioning_tokens'],
      security: [{ bearer: [] }],
      summary: 'Create a provisioning token; only this response contains its secret',
      body: provisioningToken.create,
      response: { 201: NewProvisioningToken },
    },
    handler: async (request, reply) => {
      const answer = await within(kernel, request, async (call) => ({
        status: 201,
        body: await createProvisioningToken(call, kernel.config.baseUrl, request.body),
        onRetry: shownOnce,
      }));
      return send(reply, answer);
    },
  });
  registerAction(
    api,
    kernel,
    action({
      can: common.can,
      modes: common.modes,
      method: 'POST',
      url: '/provisioning_tokens/:id/revoke',
      summary: 'Revoke a provisioning token permanently',
      params: IdParams,
      response: provisioningToken.row,
      run: async (call, { params }) => {
        await revokeProvisioningToken(call, params.id);
        return shown(call, provisioningTokens, params.id);
      },
    }),
  );
}
