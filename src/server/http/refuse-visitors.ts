import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import { routeGroup } from './route-group.ts';

/** A process that only runs jobs answers monitoring, and nobody else. */
export function refuseVisitors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMonitoring = routeGroup(request.method, request.routeOptions.url) === 'monitoring';
    done(isMonitoring ? undefined : new Refusal(503, 'This process only runs jobs. Use the address of a web server.'));
  });
}
