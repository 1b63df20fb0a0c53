import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { useSession } from '#web/session/session.tsx';
import type { Review, ReviewCandidate } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useCandidates } from './useCandidates.ts';

interface Filled {
  choice: string;
  note?: string;
}

interface Props {
  partner_id?: string;
  /** Asks about this won deal only, with its first contact filled in. */
  opportunity_id?: string;
  onClose: () => void;
}

/** The company chooses a customer's contact; a partner chooses one of its won deals. */
export default function RequestDialog({ partner_id, opportunity_id, onClose }: Props) {
  const isCompany = useSession().mode === 'company';
  const { data: candidates } = useCandidates({ partner_id, opportunity_id });
  const send = useAttempt<Review>();
  const ask = useWrite<Filled, Review>('reviews', ({ choice, note }) => {
    const { contact_id, ...chosen } = candidates![Number(choice)]!;
    return isCompany
      ? send('reviews/invite', { partner_id: chosen.partner_id, opportunity_id: chosen.opportunity_id, contact_id })
      : send('reviews/request', { opportunity_id: chosen.opportunity_id, note: note?.trim() || null });
  });
  // The form reads its initial values once.
  if (opportunity_id && !candidates) return null;
  const isShared = new Set(candidates?.map((one) => one.partner_id)).size > 1;
  return (
    <ActionDialog<Filled>
      title={t.invite}
      action={t.invite}
      text={isCompany ? t.inviteText : t.requestText}
      disabled={!candidates?.length}
      initial={opportunity_id && candidates?.length ? { choice: '0' } : {}}
      shownAs={{ contact_id: 'choice', opportunity_id: 'choice' }}
      onSubmit={ask.mutateAsync}
      onClose={onClose}
    >
      {candidates?.length === 0 && <p className="meta">{isCompany ? t.noCandidates : t.noDeals}</p>}
      <OptionField
        name="choice"
        label={isCompany ? t.customer : t.deal}
        required={isCompany ? t.customerRequired : t.dealRequired}
        options={(candidates ?? []).map((candidate, index) => ({
          value: String(index),
          label: labelOf(candidate, isShared),
        }))}
      />
      {!isCompany && <LongTextField name="note" label={t.note} max={1000} rows={2} />}
    </ActionDialog>
  );
}

/** Names the partner only where several took part in the deal. */
function labelOf(
  { contact_name, account_name, opportunity_name, partner_name }: ReviewCandidate,
  isShared: boolean,
): string {
  const about = isShared ? t.reviewOf(partner_name) : null;
  return [contact_name, account_name, opportunity_name, about].filter(Boolean).join(' · ');
}
