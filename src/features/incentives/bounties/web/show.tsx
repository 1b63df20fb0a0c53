import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Bounty, bounty } from '../schema.ts';
import { bountySteps } from '../steps.schema.ts';
import { SubmissionList } from './SubmissionList.tsx';
import { texts as t } from './texts.ts';

export default function BountyShow() {
  return <Record noun={bounty}>{(row) => <BountyScreen row={row} />}</Record>;
}

function BountyScreen({ row }: { row: Bounty }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('bounties', 'manage');
  const steps = useSteps(bountySteps, row);
  const remove = useRemove('bounties');
  const status = bounty.fields.status.options.find(({ value }) => value === row.status)!;
  const isDraft = row.status === 'draft';
  const drop = () =>
    remove.mutate(row.id, {
      onSuccess: () => {
        void message.success(t.deleted);
        void navigate({ to: '/commissions/bounties' });
      },
      onError: (error) => void message.error(error.message),
    });
  return (
    <RecordPage
      noun={bounty}
      row={row}
      editable={false}
      name={row.name}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      steps={steps}
      menu={
        mayManage
          ? [
              ...(row.status === 'closed'
                ? []
                : [
                    {
                      key: 'edit',
                      label: t.edit,
                      onClick: () => navigate({ to: `/commissions/bounties/edit/${row.id}` }),
                    },
                  ]),
              ...(isDraft ? [{ key: 'delete', label: t.delete, danger: true, onClick: drop }] : []),
            ]
          : []
      }
      tabs={[
        {
          key: 'submissions',
          label: t.submissions,
          content: <SubmissionList title={null} bounty_id={row.id} />,
        },
      ]}
      rail={
        <>
          <Facts
            title={t.bounty}
            rows={[...factsOf(bounty.fields, row, ['Bounty', 'Reward']), [t.description, row.description]]}
          />
          <Facts title={t.period} rows={factsOf(bounty.fields, row, ['Period', 'Partners'])} />
        </>
      }
    />
  );
}
