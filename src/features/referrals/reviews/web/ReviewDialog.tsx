import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useSession } from '#web/session.tsx';
import type { Review } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useCandidates } from './useCandidates.ts';

interface DialogProps {
  row: Review;
  what: string;
  onClose: () => void;
}

const useStep = (id: string, step: string) =>
  useWrite<object, Review>('reviews', (body) => api(`reviews/${id}/${step}`, { method: 'POST', body }), ['partners'])
    .mutateAsync;

/** A decision that needs words. */
export function ReviewDialog({ row, what, onClose }: DialogProps) {
  const isCompany = useSession().mode === 'company';
  const take = useStep(row.id, what);
  if (what === 'send') return <SendDialog row={row} what={what} onClose={onClose} />;
  if (what === 'reply') {
    return (
      <ActionDialog<{ reason: string }>
        title={t.replyTitle}
        action={t.reply}
        text={t.replyText}
        shownAs={{ reply: 'reason' }}
        onSubmit={({ reason }) => take({ reply: reason })}
        onClose={onClose}
      >
        <ReasonItem label={t.reply} max={2000} autoFocus />
      </ActionDialog>
    );
  }
  const isOpen = ['requested', 'started', 'submitted'].includes(row.status);
  const specs: Record<string, { title: string; action: string; text: string; help: string }> = {
    reject: { title: t.rejectTitle, action: t.reject, text: t.rejectText, help: t.reasonInternal },
    remove: isOpen
      ? { title: t.cancel, action: t.cancel, text: t.cancelText, help: isCompany ? t.reasonForPartner : '' }
      : { title: t.removeTitle, action: t.remove, text: t.removeText, help: t.reasonForPartner },
    dispute: { title: t.disputeTitle, action: t.dispute, text: t.disputeText, help: t.disputeHelp },
    remove_reply: { title: t.removeReply, action: t.removeReply, text: t.removeReplyText, help: t.reasonForPartner },
  };
  const { title, action, text, help } = specs[what]!;
  return (
    <ActionDialog<{ reason: string }>
      title={title}
      action={action}
      danger={what !== 'dispute'}
      text={text}
      onSubmit={take}
      onClose={onClose}
    >
      <ReasonItem help={help} max={1000} autoFocus />
    </ActionDialog>
  );
}

/** A partner asked for a review: the company chooses who gets the link. */
function SendDialog({ row, what, onClose }: DialogProps) {
  const send = useStep(row.id, what);
  const { data: candidates } = useCandidates({
    partner_id: row.partner_id ?? undefined,
    opportunity_id: row.opportunity_id ?? undefined,
  });
  return (
    <ActionDialog<{ contact_id: string }>
      title={t.send}
      action={t.send}
      text={t.inviteText}
      disabled={!candidates?.length}
      onSubmit={send}
      onClose={onClose}
    >
      {candidates?.length === 0 && <p className="meta">{t.noCandidates}</p>}
      <OptionField
        name="contact_id"
        label={t.customer}
        required={t.customerRequired}
        options={(candidates ?? []).map(({ contact_id, contact_name, contact_email }) => ({
          value: contact_id!,
          label: `${contact_name} (${contact_email})`,
        }))}
      />
    </ActionDialog>
  );
}
