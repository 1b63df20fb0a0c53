import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { type Task, task } from '#features/work/tasks/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Meeting } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

const sides = [
  { value: 'company', label: t.sides.company },
  { value: 'partner', label: t.sides.partner },
] as const;

/** The actions of a meeting, which are tasks that both sides see. */
export function Actions({ row, mayWrite }: { row: Meeting; mayWrite: boolean }) {
  const seesTasks = useCan('tasks', 'view');
  const mayAdd = useCan('tasks', 'manage') && mayWrite;
  return seesTasks ? <TaskCard row={row} mayAdd={mayAdd} /> : null;
}

function TaskCard({ row, mayAdd }: { row: Meeting; mayAdd: boolean }) {
  const list = useList<Task>('tasks', {
    filters: [{ field: 'record_id', operator: 'eq', values: [row.id] }],
    start: 0,
    end: 100,
  });
  const [isAdding, setAdding] = useState(false);
  const rows = list.data?.rows ?? [];
  return (
    <Card
      title={t.actions}
      actions={
        mayAdd && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t.addAction}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="meta">{t.noActions}</p>
      ) : (
        <ul className={css.plain}>
          {rows.map((one) => (
            <ActionLine key={one.id} {...one} />
          ))}
        </ul>
      )}
      {isAdding && <AddDialog row={row} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function ActionLine({ id, title, side, assignee_name, due_on, status }: Task) {
  const state = task.fields.status.options.find(({ value }) => value === status);
  return (
    <li>
      <span>
        <Link to={`/tasks/show/${id}`}>{title}</Link>
        <span className="meta"> · {assignee_name ?? t.sides[side]}</span>
      </span>
      <span className={css.line}>
        {state && <StatusTag tone={state.tone}>{state.label}</StatusTag>}
        {due_on && <DateText value={due_on} />}
      </span>
    </li>
  );
}

function AddDialog({ row, onClose }: { row: Meeting; onClose: () => void }) {
  const { message } = App.useApp();
  const write = useWrite<object, unknown>(
    'meetings',
    (body) => api(`meetings/${row.id}/actions`, { method: 'POST', body }),
    ['tasks', 'work_items'],
  );
  return (
    <ActionDialog<object>
      title={t.addAction}
      action={t.addAction}
      text={t.actionText}
      initial={{ side: 'company' }}
      onSubmit={(body) => write.mutateAsync(body)}
      onDone={() => {
        void message.success(t.actionAdded);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={t.action}
        rules={[{ required: true, whitespace: true, message: t.required(t.action) }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="side" label={t.side} rules={[{ required: true, message: t.required(t.side) }]}>
        <OptionSelect options={sides} />
      </Form.Item>
      <Form.Item name="due_on" label={t.dueOn}>
        <DateInput />
      </Form.Item>
    </ActionDialog>
  );
}
