import type { FastifyInstance } from 'fastify';
import { partner } from '#features/partners/partners/schema.ts';
import { readPartner } from '#features/partners/partners/server/service.ts';
import type { ServerFeature } from '#server/feature.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { PartnerWithPerson } from '../schema.ts';
import { removeAccess } from './remove-access.ts';
import { partnerSeats } from './seats.ts';
import { createPartnerWithPerson } from './with-person.ts';

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
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/partners/with_person',
      summary: 'Create a partner with its first contact, and invite the contact to the portal',
      can: 'partners:manage',
      modes: ['company'],
      body: PartnerWithPerson,
      response: partner.row,
      status: 201,
      run: async (call, { body }) => readPartner(call, await createPartnerWithPerson(call, body)),
    }),
  );
}

export const feature: ServerFeature = {
  name: 'portal-access',
  doors: { mail: ['POST /partners/with_person'] },
  plugin: portalAccessRoutes,
  partnerSeats,
};
