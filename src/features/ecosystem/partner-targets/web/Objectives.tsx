import { App, Button, Form, Input } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useList, useRemove, useUpdate, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import { objectiveSides, objectiveStatuses, type PartnerObjective, type PartnerTarget } from '../schema.ts';
import css from './targets.module.css';
import { texts as t } from './texts.ts';

const also = ['partner_targets'];

/** The objectives of each side, with owners and dates. */
export function Objectives({ plan }: { plan: PartnerTarget }) {
  const mayManage = useCan('partner_targets', 'manage');
  const list = useList<PartnerObjective>('partner_objectives', {
    filters: [{ field: 'target_id', operator: 'eq', values: [plan.id] }],
    sort: [{ field: 'due_on', descending: false }],
    start: 0,
    end: 100,
  });
  const [edited, setEdited] = useState<PartnerObjective | 'new' | null>(null);
  const rows = list.data?.rows ?? [];
  return (
    <Card
      title={t.objectives}
      actions={
        mayManage && (
          <Button size="small" onClick={() => setEdited('new')}>
            {t.addObjective}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="meta">{t.noObjectives}</p>
      ) : (
        <ul className={css.list}>
          {rows.map((row) => (
            <Line key={row.id} row={row} mayManage={mayManage} onEdit={() => setEdited(row)} />
          ))}
        </ul>
      )}
      {edited && <ObjectiveDialog plan={plan} row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function Line({ row, mayManage, onEdit }: { row: PartnerObjective; mayManage: boolean; onEdit: () => void }) {
  const update = useUpdate<PartnerObjective>('partner_objectives', also);
  const remove = useRemove('partner_objectives', also);
  const showFailure = useErrorMessage();
  const isDone = row.status === 'done';
  const side = objectiveSides.find(({ value }) => value === row.side)!.label;
  return (
    <li>
      <Tick
        label={t.done(row.title)}
        checked={isDone}
        disabled={!mayManage}
        onChange={() =>
          update.mutate({ id: row.id, values: { status: isDone ? 'open' : 'done' } }, { onError: showFailure })
        }
      />
      <span className={css.text}>
        {row.title}
        <span className="meta"> · {row.owner_name ? `${row.owner_name} (${side})` : side}</span>
      </span>
      {row.status === 'missed' && <StatusTag tone="red">{objectiveStatuses[2].label}</StatusTag>}
      {row.is_overdue && <StatusTag tone="red">{t.overdue}</StatusTag>}
      {row.due_on && <DateText value={row.due_on} />}
      {mayManage && (
        <span>
          <Button
            type="text"
            size="small"
            icon={<Pencil size={14} />}
            aria-label={`${t.editObjective}: ${row.title}`}
            onClick={onEdit}
          />
          <Button
            type="text"
            size="small"
            icon={<X size={14} />}
            aria-label={t.removeObjective(row.title)}
            onClick={() => remove.mutate(row.id, { onError: showFailure })}
          />
        </span>
      )}
    </li>
  );
}

function ObjectiveDialog({
  plan,
  row,
  onClose,
}: {
  plan: PartnerTarget;
  row: PartnerObjective | null;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const write = useWrite<object, PartnerObjective>(
    'partner_objectives',
    (body) =>
      row
        ? api(`partner_objectives/${row.id}`, { method: 'PATCH', body })
        : api('partner_objectives', { method: 'POST', body: { ...body, target_id: plan.id } }),
    also,
  );
  const required = (label: string) => [{ required: true, message: t.required(label) }];
  return (
    <ActionDialog<object>
      title={row ? t.editObjective : t.addObjective}
      action={row ? t.saveObjective : t.addObjective}
      initial={
        row
          ? { title: row.title, side: row.side, owner_name: row.owner_name, due_on: row.due_on, status: row.status }
          : { side: 'both', due_on: plan.ends_on, status: 'open' }
      }
      onSubmit={(body) => write.mutateAsync(withoutEmpty(body))}
      onDone={() => {
        void message.success(t.objectiveSaved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="title" label={t.objective} rules={required(t.objective)}>
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="side" label={t.side} rules={required(t.side)}>
        <OptionSelect options={objectiveSides} />
      </Form.Item>
      <Form.Item name="owner_name" label={t.owner}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="due_on" label={t.due}>
        <DateInput />
      </Form.Item>
      <Form.Item name="status" label={t.status} rules={required(t.status)}>
        <OptionSelect options={objectiveStatuses} />
      </Form.Item>
    </ActionDialog>
  );
}

const withoutEmpty = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === '' ? null : (value ?? null)]));
