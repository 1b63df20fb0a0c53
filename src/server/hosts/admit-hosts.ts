import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doesNotExist } from '../errors.ts';
import { routeGroup } from '../http/route-group.ts';
import type { Kernel } from '../kernel.ts';
import { visiting } from './visited-company.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The company at whose host name the request arrived; null at the installation's address. */
    host_organization_id: string | null;
  }
}

/** Other programs connect at the installation's address, which never changes; accounts of new companies begin there. */
const ONLY_INSTALLATION =
  /^\/(mcp|scim|oauth|internal|\.well-known|register|api\/auth\/(register|finish-registration|sign-in\/oidc))(?=[/?]|$)/;

/** Whether a record of this company does not exist at the host name of the request. */
export const isElsewhere = (
  { host_organization_id }: Pick<FastifyRequest, 'host_organization_id'>,
  organization_id: string,
): boolean => host_organization_id !== null && host_organization_id !== organization_id;

/** Finds the company whose host name a request names, and refuses names that must not show the product. */
export function admitHosts(app: FastifyInstance, { hosts }: Pick<Kernel, 'hosts'>): void {
  app.decorateRequest('host_organization_id', null);
  app.addHook('onRequest', (request, reply, done) => {
    const place = hosts.placeOf(request.hostname);
    if (place.kind === 'installation' || routeGroup(request.method, request.routeOptions.url) === 'monitoring')
      return done();
    if (place.kind === 'closed') {
      reply.code(421).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return void reply.send('There is no portal at this address.\n');
    }
    request.host_organization_id = place.organization_id;
    done(ONLY_INSTALLATION.test(request.url) ? doesNotExist(request) : undefined);
  });
  // People who are signed in are limited by their session; for visitors, other companies do not exist.
  app.addHook('preValidation', (request, _reply, done) => {
    const { host_organization_id: company } = request;
    if (company && request.routeOptions.config.isPublic) visiting(company, done);
    else done();
  });
}
