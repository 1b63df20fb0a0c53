import { Button } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDay, formatInstant, formatRelative } from '#web/region.ts';
import type { WorkItem, WorkItemStep } from '../schema.ts';
import { workItemKey } from './panel.ts';
import { texts as t } from './texts.ts';
import css from './work.module.css';

interface WorkRowProps {
  item: WorkItem;
  /** The item is in the side panel. */
  isOpen: boolean;
  busyStep: string | null;
  onOpen: () => void;
  onStep: (step: WorkItemStep) => void;
}

/** One item: its record, when it is due, and the steps that can be taken right here. */
export function WorkRow({ item, isOpen, busyStep, onOpen, onStep }: WorkRowProps) {
  return (
    <li className={css.row} data-row={workItemKey(item)} data-open={isOpen || undefined}>
      <div className={css.what}>
        <span className={css.kind}>{item.kind_label}</span>
        <button type="button" data-row-link className={css.title} aria-haspopup="dialog" onClick={onOpen}>
          {item.title}
        </button>
        <span className={css.detail}>{workItemDetail(item)}</span>
      </div>
      <div className={css.facts}>
        {item.amount_minor !== null && <Money minor={item.amount_minor} currency={item.currency} />}
        <DueText item={item} />
      </div>
      <div className={css.steps}>
        {item.steps
          .filter(({ is_danger }) => !is_danger)
          .map((step) => (
            <Button key={step.key} size="small" loading={busyStep === step.key} onClick={() => onStep(step)}>
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
    </li>
  );
}

export const workItemDetail = ({
  partner_name,
  title,
  detail,
  is_optional,
  is_reassigned,
  owner_name,
}: WorkItem): string =>
  [
    is_optional && t.optional,
    partner_name !== title && partner_name,
    detail !== title && detail,
    is_reassigned && t.reassigned(owner_name),
  ]
    .filter(Boolean)
    .join(' · ');

export function DueText({ item: { due_on, due_at, due_is, is_overdue, since } }: { item: WorkItem }) {
  const due = due_on ?? due_at;
  if (!due)
    return (
      <time dateTime={since} title={formatInstant(since)}>
        {t.waiting(formatDay(since))}
      </time>
    );
  return (
    <time dateTime={due} title={formatInstant(due)} data-late={is_overdue || undefined}>
      {t.dueAt[due_is](formatRelative(due))}
    </time>
  );
}
