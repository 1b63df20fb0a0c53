import { App, Button } from 'antd';
import { useState } from 'react';
import type { WorkItem, WorkItemStep } from '#features/work/work-items/schema.ts';
import { dueText, opensDialog, useStep, WorkStepDialog } from '#features/work/work-items/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatInstant, formatRelative } from '#web/region.ts';
import css from './RecordState.module.css';
import { texts as t } from './texts.ts';

/** One open piece of work about the record, with the steps that can be taken right here. */
export function NextStep({ item }: { item: WorkItem }) {
  const { message } = App.useApp();
  const [asked, setAsked] = useState<WorkItemStep | null>(null);
  const take = useStep();
  const run = (step: WorkItemStep, values?: Record<string, unknown>) =>
    take.mutateAsync({ item, step, ...(values && { values }) }).then(() => void message.success(t.done));
  const start = (step: WorkItemStep) => {
    if (opensDialog(step)) setAsked(step);
    else run(step).catch((error: Error) => void message.error(error.message));
  };
  const due = item.due_on ?? item.due_at;
  const detail = [item.title, item.detail].filter(Boolean).join(' · ');
  return (
    <li className={css.step}>
      <div className={css.work}>
        <span className={css.kind}>{item.kind_label}</span>
        <Link to={item.to}>{detail}</Link>
      </div>
      <div className={css.due}>
        {item.amount_minor !== null && <Money minor={item.amount_minor} currency={item.currency} />}
        {due && (
          <time dateTime={due} title={formatInstant(due)} data-late={item.is_overdue || undefined}>
            {dueText(item.due_is, formatRelative(due))}
          </time>
        )}
      </div>
      <div className={css.buttons}>
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
      {asked && (
        <WorkStepDialog
          item={item}
          step={asked}
          onSubmit={(values) => run(asked, values)}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}
