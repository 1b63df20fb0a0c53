import type { FastifyInstance } from 'fastify';
import type { Kernel } from '#server/kernel.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { accountRoutes } from './public-routes.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';

/** The routes of an account rather than a company: they need no session, or accept any. */
export function profilePlugin(api: FastifyInstance, kernel: Kernel): void {
  accountRoutes(api, kernel);
  profileRoutes(api, kernel);
  twoFactorRoutes(api, kernel);
  passkeyRoutes(api, kernel);
}
