import { App } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import type { Invitation } from '../schema.ts';
import { texts } from './texts.ts';

const also = ['contacts', 'partners', 'mail_outbox'];

/** Resending and revoking an invitation, with the confirmation messages. */
export function useInvitationActions() {
  const { message } = App.useApp();
  const again = useAction<Invitation>('invitations', ({ id }) => `invitations/${id}/resend`, undefined, also);
  const revoke = useAction<Invitation>('invitations', ({ id }) => `invitations/${id}/revoke`, undefined, also);
  const told = (work: Promise<unknown>, text: string) =>
    work.then(
      () => void message.success(text),
      (error: Error) => void message.error(error.message),
    );
  return {
    resend: (invitation: Invitation) => told(again.mutateAsync(invitation), texts.invitationResentTo(invitation.email)),
    withdraw: (invitation: Invitation) => told(revoke.mutateAsync(invitation), texts.invitationWithdrawn),
  };
}
