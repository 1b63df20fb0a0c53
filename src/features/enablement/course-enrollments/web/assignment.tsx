import { App, Button, Form, Input } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { type AssignmentSubmission, assignmentSubmission } from '../schema.ts';
import { openFile } from './player/useFileAddress.ts';
import { texts as t } from './texts.ts';

type Decision = 'approve' | 'return';

export default function AssignmentShow() {
  const assignment = useOne<AssignmentSubmission>('assignment_submissions', useParam('id'));
  return <Loaded query={assignment}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: AssignmentSubmission }) {
  const { message } = App.useApp();
  const mayReview = useCan('course_enrollments', 'manage') && row.status === 'submitted';
  const [decision, setDecision] = useState<Decision | null>(null);
  const status = assignmentSubmission.fields.status.options.find(({ value }) => value === row.status)!;
  return (
    <>
      <DetailPage
        name={row.lesson_title}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <Link to={`/training/learners/${row.enrollment_id}`}>{row.learner_name}</Link>
            <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>
          </>
        }
        actions={
          mayReview && (
            <>
              <Button onClick={() => setDecision('return')}>{t.returnIt}</Button>
              <Button type="primary" onClick={() => setDecision('approve')}>
                {t.approve}
              </Button>
            </>
          )
        }
        tabs={[
          {
            key: 'work',
            label: t.work,
            content: (
              <>
                <Card title={t.work}>
                  {row.body && <p style={{ whiteSpace: 'pre-wrap' }}>{row.body}</p>}
                  {row.file_name && (
                    <Button
                      icon={<Download size={16} />}
                      onClick={() =>
                        void openFile('assignment_submissions', row.id, 'attachment').catch(
                          (error: Error) => void message.error(error.message),
                        )
                      }
                    >
                      {row.file_name}
                    </Button>
                  )}
                </Card>
                {row.feedback && (
                  <Card title={t.feedback}>
                    <p style={{ whiteSpace: 'pre-wrap' }}>{row.feedback}</p>
                  </Card>
                )}
              </>
            ),
          },
        ]}
        rail={
          <Facts
            title={t.review}
            rows={[
              [assignmentSubmission.fields.course_id.label, row.course_title],
              [t.submitted, <DateText key="at" value={row.created_at} as="relative" />],
              [t.attempt, row.n],
              [assignmentSubmission.fields.score.label, row.score !== null && `${row.score}%`],
              [t.reviewedBy, row.reviewed_by_name],
            ]}
          />
        }
      />
      {decision && <ReviewDialog row={row} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function ReviewDialog({
  row,
  decision,
  onClose,
}: {
  row: AssignmentSubmission;
  decision: Decision;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const isApproval = decision === 'approve';
  const review = useAction<{ score?: number | null; feedback?: string }>(
    'assignment_submissions',
    () => `assignment_submissions/${row.id}/review`,
    ({ score, feedback }) => ({
      decision,
      feedback: feedback?.trim() || null,
      ...(isApproval && { score: score ?? null }),
    }),
    ['course_enrollments'],
  );
  return (
    <ActionDialog<{ score?: number | null; feedback?: string }>
      title={isApproval ? t.approveTitle : t.returnTitle}
      action={isApproval ? t.approve : t.returnIt}
      text={isApproval ? t.approveText : t.returnText}
      onSubmit={review.mutateAsync}
      onDone={() => {
        message.success(isApproval ? t.approved : t.returned);
        onClose();
      }}
      onClose={onClose}
    >
      {isApproval && (
        <Form.Item name="score" label={t.score}>
          <NumberInput min={0} max={100} />
        </Form.Item>
      )}
      <Form.Item
        name="feedback"
        label={t.feedback}
        rules={isApproval ? [] : [{ required: true, whitespace: true, message: t.feedbackRequired }]}
      >
        <Input.TextArea maxLength={5000} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
    </ActionDialog>
  );
}
