import type { FastifyInstance } from 'fastify';
import { action } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { TwoFactorRule } from '../schema.ts';
import { profileRoutes } from './profile-routes.ts';
import { accountRoutes } from './public-routes.ts';
import { requireTwoFactor } from './service.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** What is about an account and not about a company: without a session, or with any. */
export function profilePlugin(api: FastifyInstance, kernel: Kernel): void {
  accountRoutes(api, kernel);
  profileRoutes(api, kernel);
  twoFactorRoutes(api, kernel);
}

export const companyRoutes = [
  action({
    method: 'POST',
    url: '/company_settings/two_factor',
    summary: 'Whether everybody in the team needs two-factor authentication',
    can: 'memberships:manage',
    modes: ['company'],
    body: TwoFactorRule,
    response: TwoFactorRule,
    run: async (call, { body }) => {
      await requireTwoFactor(call, body.required);
      return body;
    },
  }),
];
