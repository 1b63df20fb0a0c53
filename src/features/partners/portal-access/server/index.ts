import type { FastifyInstance } from 'fastify';
import type { ServerFeature } from '#server/feature.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { removeAccess } from './remove-access.ts';
import { partnerSeats } from './seats.ts';

/** The routes need the kernel because removing access works across companies. */
function portalAccessRoutes(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/contacts/:id/remove_access',
      summary: "Remove a contact's portal access",
      can: 'invitations:manage',
      modes: ['company', 'partner'],
      params: IdParams,
      run: (call, { params }) => removeAccess(kernel, call, params.id),
    }),
  );
}

export const feature: ServerFeature = { name: 'portal-access', plugin: portalAccessRoutes, partnerSeats };
