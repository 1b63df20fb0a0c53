import { useNavigate } from '@tanstack/react-router';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Submission, submission } from '../schema.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { texts as t } from './texts.ts';
import { type SubmissionStep, useSubmissionStep } from './useStep.ts';

export default function SubmissionShow() {
  return <Record noun={submission}>{(row) => <SubmissionScreen row={row} />}</Record>;
}

function SubmissionScreen({ row }: { row: Submission }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('bounty_submissions', 'manage');
  const [dialog, setDialog] = useState<SubmissionStep | 'edit' | null>(null);
  const remove = useRemove('bounty_submissions', ['bounties']);
  const status = submission.fields.status.options.find(({ value }) => value === row.status)!;
  const isDraft = !isCompany && mayManage && row.status === 'draft';
  const decides = isCompany && mayManage && row.status === 'submitted';
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
        name={`Submission ${row.number}`}
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
        actions={
          <>
            {decides && <Button onClick={() => setDialog('reject')}>{t.reject}</Button>}
            {decides && (
              <Button type="primary" onClick={() => setDialog('approve')}>
                {t.approve}
              </Button>
            )}
            {isDraft && (
              <Button type="primary" disabled={!row.proof && !row.proof_url} onClick={() => setDialog('submit')}>
                {t.submit}
              </Button>
            )}
            {row.line_id && (
              <Button onClick={() => navigate({ to: `${commissions}/show/${row.line_id}` as string })}>
                {t.viewCommission}
              </Button>
            )}
          </>
        }
        menu={
          isDraft
            ? [
                { key: 'edit', label: t.edit, onClick: () => setDialog('edit') },
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
            <Facts title="Submission" rows={factsOf(submission.fields, row, 'Submission')} />
            <Facts
              title="Decision"
              rows={factsOf(submission.fields, row, 'Decision').filter(
                ([label]) => label !== submission.fields.reason.label,
              )}
            />
          </>
        }
      />
      {dialog === 'edit' && <ProofDialog bounty_id={row.bounty_id} row={row} onClose={() => setDialog(null)} />}
      {dialog && dialog !== 'edit' && <StepDialog row={row} step={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

const done = { submit: t.submitted, approve: t.approved, reject: t.rejected };
const titles = { submit: t.submit, approve: t.approveTitle, reject: t.rejectTitle };

function StepDialog({ row, step, onClose }: { row: Submission; step: SubmissionStep; onClose: () => void }) {
  const { message } = App.useApp();
  const run = useSubmissionStep(row.id);
  return (
    <ActionDialog<object>
      title={titles[step]}
      action={titles[step]}
      danger={step === 'reject'}
      text={t[`${step}Text`]}
      sheet={step === 'approve' ? { path: `bounty_submissions/${row.id}/approve` } : undefined}
      onSubmit={(body) => run.mutateAsync({ step, body })}
      onDone={() => {
        void message.success(done[step]);
        onClose();
      }}
      onClose={onClose}
    >
      {step === 'reject' && (
        <Form.Item
          name="reason"
          label={t.reason}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
