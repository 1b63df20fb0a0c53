import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatPercent } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type AssignmentSubmission, assignmentSubmission } from '../schema.ts';
import { assignmentSteps } from '../steps.schema.ts';
import { openFile } from './player/useFileAddress.ts';
import { texts as t } from './texts.ts';

export default function AssignmentShow() {
  const assignment = useOne<AssignmentSubmission>('assignment_submissions', useParam('id'));
  return <Loaded query={assignment}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: AssignmentSubmission }) {
  const { message } = App.useApp();
  const steps = useSteps(assignmentSteps, row, {
    also: ['course_enrollments'],
    special: { review: { initial: { decision: 'approve' } } },
  });
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
        actions={steps.buttons}
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
              [assignmentSubmission.fields.score.label, row.score !== null && formatPercent(row.score)],
              [t.reviewedBy, row.reviewed_by_name],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}
