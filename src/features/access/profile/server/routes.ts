import type { FastifyInstance } from 'fastify';
import type { Kernel } from '#server/kernel.ts';
import { profileRoutes } from './profile-routes.ts';
import { accountRoutes } from './public-routes.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** What is about an account and not about a company: without a session, or with any. */
export function profilePlugin(api: FastifyInstance, kernel: Kernel): void {
  accountRoutes(api, kernel);
  profileRoutes(api, kernel);
  twoFactorRoutes(api, kernel);
}
