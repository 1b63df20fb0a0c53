import type { FastifyInstance } from 'fastify';
import { doesNotExist } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { type FlagDeclaration, subjectOf } from './flags.ts';

/**
 * Lets the routes below `scope` exist only for those who have the flag. Routes without a session are not guarded here: they
 * learn of the company from their own record, and ask `kernel.flags` for it.
 */
export function guardByFlag(scope: FastifyInstance, kernel: Kernel, flag: FlagDeclaration): void {
  scope.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPublic) return;
    if (flag.guards === 'changes' && (request.method === 'GET' || request.method === 'HEAD')) return;
    if (await kernel.flags.isOn(flag.key, subjectOf(request.actor))) return;
    throw doesNotExist(request);
  });
}
