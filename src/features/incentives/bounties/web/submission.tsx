import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Submission, submission } from '../schema.ts';
import { submissionSteps } from '../steps.schema.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { texts as t } from './texts.ts';

export default function SubmissionShow() {
  return <Record noun={submission}>{(row) => <SubmissionScreen row={row} />}</Record>;
}

function SubmissionScreen({ row }: { row: Submission }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('bounty_submissions', 'manage');
  const [isEditing, setEditing] = useState(false);
  const steps = useSteps(submissionSteps, row, {
    also: ['bounties', 'commission_lines'],
    special: { submit: { disabled: !row.proof && !row.proof_url } },
  });
  const remove = useRemove('bounty_submissions', ['bounties']);
  const status = submission.fields.status.options.find(({ value }) => value === row.status)!;
  const isDraft = !isCompany && mayManage && row.status === 'draft';
  const commissions = isCompany ? '/commissions' : '/revenue/commissions';
  const drop = () =>
    remove.mutate(row.id, {
      onSuccess: () => {
        void message.success(t.draftDeleted);
        void navigate({ to: '/revenue/bounties' });
      },
      onError: (error) => void message.error(error.message),
    });
  return (
    <>
      <RecordPage
        noun={submission}
        row={row}
        editable={false}
        name={t.submission(row.number)}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            {isCompany ? (
              <Link to={`/commissions/bounties/show/${row.bounty_id}`}>{row.bounty_name ?? ''}</Link>
            ) : (
              <Link to="/revenue/bounties">{row.bounty_name ?? ''}</Link>
            )}
            {isCompany && row.partner_id && (
              <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>
            )}
          </>
        }
        steps={steps}
        actions={
          row.line_id && (
            <Button onClick={() => navigate({ to: `${commissions}/show/${row.line_id}` as string })}>
              {t.viewCommission}
            </Button>
          )
        }
        menu={
          isDraft
            ? [
                { key: 'edit', label: t.edit, onClick: () => setEditing(true) },
                { key: 'delete', label: t.delete, danger: true, onClick: drop },
              ]
            : []
        }
        tabs={[
          {
            key: 'proof',
            label: t.proof,
            content: (
              <>
                {row.reason && (
                  <Card title={t.reason}>
                    <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{row.reason}</p>
                  </Card>
                )}
                <Card title={t.proof}>
                  {row.proof && <p style={{ whiteSpace: 'pre-wrap' }}>{row.proof}</p>}
                  {row.proof_url && (
                    <a href={row.proof_url} target="_blank" rel="noreferrer noopener">
                      {row.proof_url}
                    </a>
                  )}
                  {!row.proof && !row.proof_url && <p className="meta">{t.noProof}</p>}
                </Card>
              </>
            ),
          },
        ]}
        rail={
          <>
            <Facts title={t.submissionText} rows={factsOf(submission.fields, row, 'Submission')} />
            <Facts
              title={t.decision}
              rows={factsOf(submission.fields, row, 'Decision').filter(
                ([label]) => label !== submission.fields.reason.label,
              )}
            />
          </>
        }
      />
      {isEditing && <ProofDialog bounty_id={row.bounty_id} row={row} onClose={() => setEditing(false)} />}
    </>
  );
}
