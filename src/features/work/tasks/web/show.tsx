import { useNavigate } from '@tanstack/react-router';
import { Alert, App } from 'antd';
import { nounTitle } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type ChecklistItem, priorities, roleLabels, type Task, task } from '../schema.ts';
import { isUnfinished, taskStatuses } from '../status.schema.ts';
import { taskSteps } from '../steps.schema.ts';
import { Comments } from './Comments.tsx';
import { DueText, isOverdue } from './due.tsx';
import { Files } from './Files.tsx';
import { ChecklistInput } from './inputs.tsx';
import { recordPath } from './recordPath.ts';
import { recurrenceLabel } from './recurrences.ts';
import { texts as t } from './texts.ts';

export default function TaskShow() {
  return <Record noun={task}>{(row) => <TaskScreen row={row} />}</Record>;
}

function TaskScreen({ row }: { row: Task }) {
  const { mode } = useSession();
  const navigate = useNavigate();
  const isCompany = mode === 'company';
  const mayManage = useCan('tasks', 'manage');
  const mayMove = mayManage && (isCompany || row.side === 'partner');
  const isOwn = isCompany || row.created_by_side === 'partner';
  const status = taskStatuses.find(({ value }) => value === row.status)!;
  const isOpen = isUnfinished(row.status);
  const otherSide = { hidden: !mayMove };
  const steps = useSteps(taskSteps, row, {
    also: ['action_plans'],
    special: { start: otherSide, wait: otherSide, complete: otherSide, reopen: otherSide, cancel: { hidden: !isOwn } },
  });
  return (
    <RecordPage
      noun={task}
      row={row}
      name={row.title}
      editable={false}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {isOverdue(row) && <StatusTag tone="red">{t.overdue}</StatusTag>}
        </>
      }
      subtitle={
        <>
          {row.due_on && (
            <span>
              {t.dueDate} <DueText task={row} />
            </span>
          )}
          {row.assignee_name && <Person name={row.assignee_name} />}
          {isCompany && row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          {row.plan_id && <Link to={`/tasks/plans/show/${row.plan_id}`}>{row.plan_name ?? ''}</Link>}
        </>
      }
      steps={steps}
      menu={
        mayManage && isOpen && isOwn
          ? [{ key: 'edit', label: t.edit, onClick: () => navigate({ to: `/tasks/edit/${row.id}` as string }) }]
          : []
      }
      tabs={[
        { key: 'details', label: t.details, content: <Details row={row} mayChange={mayMove && isOpen} /> },
        {
          key: 'comments',
          label: t.comments,
          count: row.comment_count,
          content: <Comments task={row} mayWrite={mayManage} />,
        },
        {
          key: 'files',
          label: t.files,
          count: row.file_count,
          content: <Files task_id={row.id} mayChange={mayManage} />,
        },
      ]}
      rail={<TaskFacts row={row} />}
    />
  );
}

function Details({ row, mayChange }: { row: Task; mayChange: boolean }) {
  const update = useUpdate<Task>('tasks');
  const { message } = App.useApp();
  const check = (checklist: ChecklistItem[]) =>
    update.mutate(
      { id: row.id, values: { checklist } },
      { onError: (error: Error) => void message.error(error.message) },
    );
  return (
    <>
      {row.is_blocked && row.blocked_by_title && (
        <Alert type="warning" showIcon title={t.blockedBy(row.blocked_by_title)} />
      )}
      {row.status === 'waiting' && row.waiting_for && (
        <Alert type="info" showIcon title={`${t.waitingFor}: ${row.waiting_for}`} />
      )}
      <Card title={t.description}>
        {row.description ? (
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{row.description}</p>
        ) : (
          <p className="meta">{t.noDescription}</p>
        )}
      </Card>
      {(row.checklist_total > 0 || mayChange) && (
        <Card title={t.checklist}>
          {mayChange ? (
            <ChecklistInput value={row.checklist} onChange={check} />
          ) : (
            <ul>
              {row.checklist.map(({ text, is_done }) => (
                <li key={text}>{`${is_done ? '✓ ' : ''}${text}`}</li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  );
}

function TaskFacts({ row }: { row: Task }) {
  const session = useSession();
  const isCompany = session.mode === 'company';
  const path = row.record_table && row.record_id ? recordPath(session, row.record_table, row.record_id) : null;
  const priority = priorities.find(({ value }) => value === row.priority)!;
  const sides = isCompany ? t.sideLabel : t.sideLabelForPartner;
  return (
    <>
      {row.record_table && row.record_name && (
        <Facts
          title={t.about}
          rows={[
            [
              nounTitle(row.record_table),
              path ? (
                <Link key="record" to={path}>
                  {row.record_name}
                </Link>
              ) : (
                row.record_name
              ),
            ],
          ]}
        />
      )}
      <Facts
        title={t.who}
        rows={[
          [t.side, sides[row.side]],
          [t.assignee, row.assignee_name],
          [t.role, row.assignee_role && roleLabels[row.assignee_role]],
          [
            t.visibility,
            isCompany && (
              <StatusTag key="v" tone={row.visibility === 'shared' ? 'blue' : 'gray'}>
                {row.visibility === 'shared' ? t.sharedText : t.internal}
              </StatusTag>
            ),
          ],
          [
            t.priority,
            <StatusTag key="p" tone={priority.tone}>
              {priority.label}
            </StatusTag>,
          ],
          [t.repeats, row.recurrence && recurrenceLabel(row.recurrence)],
          [t.template, isCompany && row.template_name],
        ]}
      />
      <Facts
        title={t.history}
        rows={[
          [t.createdBy, row.created_by_name],
          [t.createdText, <DateText key="c" value={row.created_at} as="relative" />],
          [t.firstAgreedDate, row.committed_on && <DateText key="a" value={row.committed_on} />],
          [t.completed, row.completed_on && <DateText key="d" value={row.completed_on} />],
          [t.completedBy, row.completed_by_name],
        ]}
      />
    </>
  );
}
