import TargetIcon from 'lucide-react/icons/target';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { submission } from '../schema.ts';
import { texts as t } from './texts.ts';

interface SubmissionListProps {
  title: string | null;
  bounty_id?: string;
  partner_id?: string;
}

export function SubmissionList({ title, bounty_id, partner_id }: SubmissionListProps) {
  const isCompany = useSession().mode === 'company';
  const isWhole = !bounty_id && !partner_id;
  const only = (field: string, id: string | undefined) =>
    id ? [{ field, operator: 'eq' as const, values: [id] }] : [];
  return (
    <NounList
      noun={submission}
      title={title}
      words={['submission', 'submissions']}
      columns={[
        { of: 'number', kind: 'link', value: ({ number }) => t.submission(number), width: 140 },
        ...(bounty_id ? [] : (['bounty_id'] as const)),
        'status',
        ...(partner_id || !isCompany ? [] : (['partner_id'] as const)),
        'person_name',
        'reward_minor',
        'submitted_at',
      ]}
      filters={isCompany && isWhole ? ['status', 'bounty_id', 'partner_id'] : []}
      fixed={[...only('bounty_id', bounty_id), ...only('partner_id', partner_id)]}
      views={
        isCompany && isWhole
          ? [
              {
                key: 'to-decide',
                name: t.toDecide,
                state: { filters: [{ field: 'status', operator: 'eq', values: ['submitted'] }] },
              },
            ]
          : undefined
      }
      to={({ id }) =>
        isCompany ? `/commissions/bounties/submissions/show/${id}` : `/revenue/bounties/submissions/show/${id}`
      }
      savedViews={isCompany && isWhole}
      empty={{ icon: TargetIcon, text: isCompany ? t.emptySubmissions : t.emptyOwn }}
    />
  );
}
