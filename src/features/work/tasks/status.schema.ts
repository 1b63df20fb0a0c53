import { sayable } from '#shared/text/labels.ts';

/** The states of a task; its steps lead from one to another. */
export const taskStatuses = sayable([
  { value: 'open', label: 'Open', tone: 'gray' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'waiting', label: 'Waiting', tone: 'amber' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
export type TaskStatus = (typeof taskStatuses)[number]['value'];

export const unfinished = ['open', 'in_progress', 'waiting'] as const satisfies readonly TaskStatus[];
export const isUnfinished = (status: TaskStatus): boolean => (unfinished as readonly string[]).includes(status);
