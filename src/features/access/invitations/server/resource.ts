import { defineResource } from '#server/resource/define.ts';
import { Invitation, InvitationForPartner } from '../schema.ts';

/** Read here; made, renewed and withdrawn by the routes beside it. */
export const invitations = defineResource({
  name: 'invitations',
  noun: 'invitation',
  row: Invitation,
  view: 'invitation_rows',
  list: {
    sort: ['created_at', 'email', 'expires_at'],
    filter: ['email', 'partner_id', 'role', 'status', 'expires_at', 'created_at'],
    search: ['email', 'full_name', 'partner_name'],
  },
  partner: { row: InvitationForPartner, verbs: ['list', 'get'] },
});
