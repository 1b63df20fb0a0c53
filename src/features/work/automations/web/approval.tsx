import { nounAddress } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type AutomationApproval, approvalStatuses } from '../schema.ts';
import { approvalSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

export default function ApprovalPage() {
  const query = useOne<AutomationApproval>('automation_approvals', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: AutomationApproval }) {
  const steps = useSteps(approvalSteps, row, { also: ['automation_runs'] });
  const status = approvalStatuses.find(({ value }) => value === row.status);
  const link = row.subject_table && row.subject_id ? nounAddress(row.subject_table, row.subject_id) : undefined;
  return (
    <>
      <DetailPage
        name={row.question}
        status={<StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>}
        subtitle={row.automation_name}
        actions={steps.buttons}
        tabs={[
          {
            key: 'question',
            label: t.decideTitle,
            content: (
              <Card>
                <Facts
                  rows={[
                    [
                      t.openRecord,
                      link && (
                        <Link key="l" to={link}>
                          {row.subject_name ?? ''}
                        </Link>
                      ),
                    ],
                    [t.decideBy, row.expires_at && <DateText key="e" value={row.expires_at} as="instant" />],
                    [t.note, row.note],
                  ]}
                />
              </Card>
            ),
          },
        ]}
      />
      {steps.dialog}
    </>
  );
}
