/** The states of a task, and the changes between them. Every other change is refused. */
export const taskStatuses = [
  { value: 'open', label: 'Open', tone: 'gray' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'waiting', label: 'Waiting', tone: 'amber' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const;
export type TaskStatus = (typeof taskStatuses)[number]['value'];

export const unfinished = ['open', 'in_progress', 'waiting'] as const satisfies readonly TaskStatus[];
export const isUnfinished = (status: TaskStatus): boolean => (unfinished as readonly string[]).includes(status);

/** The steps that lead to each status, by their names in addresses: `POST /api/tasks/{id}/start`. */
export const taskSteps = {
  start: 'in_progress',
  wait: 'waiting',
  complete: 'done',
  cancel: 'canceled',
  reopen: 'open',
} as const satisfies Record<string, TaskStatus>;
export type TaskStep = keyof typeof taskSteps;

const next: Record<TaskStatus, readonly TaskStatus[]> = {
  open: ['in_progress', 'waiting', 'done', 'canceled'],
  in_progress: ['open', 'waiting', 'done', 'canceled'],
  waiting: ['open', 'in_progress', 'done', 'canceled'],
  done: ['open'],
  canceled: [],
};

export const nextStatuses = (status: TaskStatus): readonly TaskStatus[] => next[status];

export const stepTo = (status: TaskStatus): TaskStep =>
  (Object.keys(taskSteps) as TaskStep[]).find((step) => taskSteps[step] === status)!;
