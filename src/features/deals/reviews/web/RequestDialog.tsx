import { useQuery } from '@tanstack/react-query';
import { apiRows } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { useSession } from '#web/session.tsx';
import type { Review, ReviewCandidate } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Filled {
  choice: string;
  note?: string;
}

/** The company chooses a customer's contact; a partner chooses one of its won deals. */
export default function RequestDialog({ partner_id, onClose }: { partner_id?: string; onClose: () => void }) {
  const isCompany = useSession().mode === 'company';
  const { data: candidates } = useQuery({
    queryKey: ['reviews', 'candidates', partner_id ?? null],
    queryFn: ({ signal }) =>
      apiRows<ReviewCandidate>(`review_candidates${isCompany ? `?partner_id=${partner_id}` : ''}`, { signal }),
  });
  const send = useAttempt<Review>();
  const ask = useWrite<Filled, Review>('reviews', ({ choice, note }) => {
    const { opportunity_id, contact_id } = candidates![Number(choice)]!;
    return isCompany
      ? send('reviews/invite', { partner_id, opportunity_id, contact_id })
      : send('reviews/request', { opportunity_id, note: note?.trim() || null });
  });
  return (
    <ActionDialog<Filled>
      title={t.invite}
      action={t.invite}
      text={isCompany ? t.inviteText : t.requestText}
      disabled={!candidates?.length}
      shownAs={{ contact_id: 'choice', opportunity_id: 'choice' }}
      onSubmit={ask.mutateAsync}
      onClose={onClose}
    >
      {candidates?.length === 0 && <p className="meta">{isCompany ? t.noCandidates : t.noDeals}</p>}
      <OptionField
        name="choice"
        label={isCompany ? t.customer : t.deal}
        required={isCompany ? t.customerRequired : t.dealRequired}
        options={(candidates ?? []).map((candidate, index) => ({ value: String(index), label: labelOf(candidate) }))}
      />
      {!isCompany && <LongTextField name="note" label={t.note} max={1000} rows={2} />}
    </ActionDialog>
  );
}

function labelOf({ contact_name, account_name, opportunity_name }: ReviewCandidate): string {
  return [contact_name, account_name, opportunity_name].filter(Boolean).join(' · ');
}
