import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { type FlagDeclaration, subjectOf } from './flags.ts';

/**
 * Restricts the routes below `scope` to users with the flag. Routes without a company are not guarded here: public
 * routes find the company in their own record and ask `kernel.flags`.
 */
export function guardByFlag(scope: FastifyInstance, kernel: Kernel, flag: FlagDeclaration): void {
  scope.addHook('onRoute', (route) => kernel.permissions.learnSwitch(route, flag));
  scope.addHook('onRequest', async (request) => {
    const { isPublic, isPersonal } = request.routeOptions.config;
    if (isPublic || isPersonal) return;
    if (flag.guards === 'changes' && (request.method === 'GET' || request.method === 'HEAD')) return;
    if (await kernel.flags.isOn(flag.key, subjectOf(request.actor))) return;
    throw doesNotExist(request);
  });
}
