import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { publicForm } from '#server/auth/throttle.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { InvitationAccepted, InvitationAcceptRequest, InvitationPreview, InvitationPreviewRequest } from '../schema.ts';
import { acceptInvitation, previewInvitation } from './accept.ts';

/** The routes that need no session. */
export function invitationPlugin(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['invitations'];
  // The secret travels in bodies, never in addresses, which end up in logs.
  const config = publicForm;

  api.post<{ Body: Static<typeof InvitationPreviewRequest> }>('/public/invitations/preview', {
    config,
    schema: {
      tags,
      summary: 'Get the details of an invitation',
      body: InvitationPreviewRequest,
      response: { 200: InvitationPreview },
    },
    handler: ({ body, ip }) => guess(kernel, { door: 'invitation', ip }, () => previewInvitation(kernel, body.token)),
  });

  api.post<{ Body: Static<typeof InvitationAcceptRequest> }>('/public/invitations/accept', {
    config,
    schema: {
      tags,
      summary: 'Accept an invitation and sign in',
      body: InvitationAcceptRequest,
      response: { 200: InvitationAccepted },
    },
    handler: (request) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const acceptor = { ...clientOf(request), ...(token && { token }) };
      return guess(kernel, { door: 'invitation', ip: request.ip }, () =>
        acceptInvitation(kernel, request.body, acceptor),
      );
    },
  });
}
