import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { nounAddress } from '#shared/nouns.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { type AutomationApproval, approvalStatuses } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function ApprovalPage() {
  const query = useOne<AutomationApproval>('automation_approvals', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen row={row} />}</Loaded>;
}

type Choice = 'approve' | 'reject';

function Screen({ row }: { row: AutomationApproval }) {
  const { message } = App.useApp();
  const [choice, setChoice] = useState<Choice | null>(null);
  const decide = useWrite<{ choice: Choice; note: string | null }, AutomationApproval>(
    'automation_approvals',
    ({ choice: verb, note }) => api(`automation_approvals/${row.id}/${verb}`, { method: 'POST', body: { note } }),
    ['automation_runs'],
  );
  const status = approvalStatuses.find(({ value }) => value === row.status);
  const link = row.subject_table && row.subject_id ? nounAddress(row.subject_table, row.subject_id) : undefined;
  return (
    <>
      <DetailPage
        name={row.question}
        status={<StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>}
        subtitle={row.automation_name}
        actions={
          row.status === 'open' && (
            <>
              <Button onClick={() => setChoice('reject')}>{t.reject}</Button>
              <Button type="primary" onClick={() => setChoice('approve')}>
                {t.approve}
              </Button>
            </>
          )
        }
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
      {choice && (
        <ActionDialog<{ note?: string }>
          title={row.question}
          action={choice === 'approve' ? t.approve : t.reject}
          danger={choice === 'reject'}
          onSubmit={({ note }) => decide.mutateAsync({ choice, note: note?.trim() || null })}
          onDone={() => {
            message.success(choice === 'approve' ? t.approved : t.rejected);
            setChoice(null);
          }}
          onClose={() => setChoice(null)}
        >
          <Form.Item name="note" label={t.note}>
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </ActionDialog>
      )}
    </>
  );
}
