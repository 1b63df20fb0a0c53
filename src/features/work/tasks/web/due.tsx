import { DateText } from '#web/components/DateText.tsx';
import { regionToday } from '#web/region.ts';
import type { Task } from '../schema.ts';
import { isUnfinished } from '../status.schema.ts';
import css from './tasks.module.css';

export const isOverdue = ({ due_on, status }: Pick<Task, 'due_on' | 'status'>): boolean =>
  due_on !== null && isUnfinished(status) && due_on < regionToday();

export function DueText({ task }: { task: Pick<Task, 'due_on' | 'status'> }) {
  if (!task.due_on) return null;
  return (
    <span className={isOverdue(task) ? css.late : undefined}>
      <DateText value={task.due_on} />
    </span>
  );
}
