import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { type FlagDeclaration, subjectOf } from './flags.ts';

/**
 * Lets the routes below `scope` exist only for those who have the flag. Routes that need no company are not guarded here: public
 * ones learn of it from their own record, and ask `kernel.flags` for it.
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
