import type { Call } from '#server/call.ts';
import { action, IdParams, type LastRead } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Invitation, InvitationCreate } from '../schema.ts';
import { invitations } from './resource.ts';
import { invite, resendInvitation, revokeInvitation } from './service.ts';

const common = { can: 'invitations:manage', modes: ['company', 'partner'] } as const;

export const invitationRoutes = [
  action({
    ...common,
    method: 'POST',
    url: '/invitations',
    summary: 'Invite a person by email',
    body: InvitationCreate,
    response: Invitation,
    status: 201,
    run: async (call, { body }) => asSeen(call, await invite(call, body)),
  }),
  action({
    ...common,
    method: 'POST',
    url: '/invitations/:id/resend',
    summary: 'Resend an invitation with a new link',
    params: IdParams,
    response: Invitation,
    run: async (call, { params }) => {
      await resendInvitation(call, params.id);
      return asSeen(call, params.id);
    },
  }),
  action({
    ...common,
    method: 'POST',
    url: '/invitations/:id/revoke',
    summary: 'Withdraw an invitation',
    params: IdParams,
    response: Invitation,
    run: async (call, { params }) => {
      await revokeInvitation(call, params.id);
      return asSeen(call, params.id);
    },
  }),
];

/** A partner does not learn who at the company invites. */
function asSeen(call: Call, id: string): LastRead {
  return shown(call, invitations, id);
}
