import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDay, formatInstant, formatRelative } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { WorkItem, WorkItemStep } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useStep } from './useWork.ts';
import css from './work.module.css';

/** One item: its record, when it is due, and the steps that can be taken right here. */
export function WorkRow({ item }: { item: WorkItem }) {
  const { message } = App.useApp();
  const [asked, setAsked] = useState<WorkItemStep | null>(null);
  const take = useStep();
  const run = (step: WorkItemStep, values?: Record<string, unknown>) =>
    take.mutateAsync({ item, step, ...(values && { values }) }).then(() => void message.success(t.done));
  const start = (step: WorkItemStep) => {
    if (step.asks || step.confirm) setAsked(step);
    else run(step).catch((error: Error) => void message.error(error.message));
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <span className={css.kind}>{item.kind_label}</span>
        <Link to={item.to} className={css.title}>
          {item.title}
        </Link>
        <span className={css.detail}>
          {[item.partner_name !== item.title && item.partner_name, item.detail].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={css.facts}>
        {item.amount_minor !== null && <Money minor={item.amount_minor} currency={item.currency} />}
        <DueText item={item} />
        {item.owner_name && <span>{t.owner(item.owner_name)}</span>}
      </div>
      <div className={css.steps}>
        {item.steps.map((step) => (
          <Button
            key={step.key}
            size="small"
            danger={step.is_danger}
            loading={take.isPending && take.variables.step.key === step.key}
            onClick={() => start(step)}
          >
            {step.label}
          </Button>
        ))}
        {!item.steps.some(({ label }) => label === item.verb) && (
          <Link to={item.to}>
            <Button size="small" tabIndex={-1}>
              {item.verb}
            </Button>
          </Link>
        )}
      </div>
      {asked && <StepDialog item={item} step={asked} onSubmit={run} onClose={() => setAsked(null)} />}
    </li>
  );
}

function DueText({ item: { due_on, due_at, is_overdue, since } }: { item: WorkItem }) {
  const due = due_on ?? due_at;
  if (!due)
    return (
      <time dateTime={since} title={formatInstant(since)}>
        {t.waiting(formatDay(since))}
      </time>
    );
  return (
    <time dateTime={due} title={formatInstant(due)} data-late={is_overdue || undefined}>
      {t.dueAt(formatRelative(due))}
    </time>
  );
}

interface StepDialogProps {
  item: WorkItem;
  step: WorkItemStep;
  onSubmit: (step: WorkItemStep, values: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

function StepDialog({ item, step, onSubmit, onClose }: StepDialogProps) {
  const { asks } = step;
  return (
    <ActionDialog<Record<string, string>>
      title={item.title}
      action={step.label}
      danger={step.is_danger}
      text={step.confirm ?? item.detail}
      onSubmit={(values) => onSubmit(step, values)}
      onClose={onClose}
    >
      {asks && (
        <Form.Item
          name={asks.field}
          label={asks.label}
          rules={
            asks.is_optional ? [] : [{ required: true, whitespace: true, message: `Enter ${asks.label.toLowerCase()}` }]
          }
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 8 }} autoFocus />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
