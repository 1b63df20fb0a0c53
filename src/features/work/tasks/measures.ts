import { defineMeasure } from '#shared/measures.ts';

const tasks = { list: 'tasks', partner: 'partner_id', unit: 'count' } as const;
const unfinished = ['open', 'in_progress', 'waiting'];

const openTasks = defineMeasure({
  ...tasks,
  key: 'open_tasks',
  label: 'Open tasks',
  synonyms: ['tasks to do', 'unfinished tasks', 'to-dos'],
  filters: { status: unfinished },
});

const overdueTasks = defineMeasure({
  ...tasks,
  key: 'overdue_tasks',
  label: 'Overdue tasks',
  synonyms: ['late tasks', 'tasks past due'],
  filters: { status: unfinished, due_on_lte: '@today-1' },
});

const completedTasks = defineMeasure({
  ...tasks,
  key: 'completed_tasks',
  label: 'Tasks completed',
  synonyms: ['completed tasks', 'tasks done', 'finished tasks'],
  filters: { status: 'done' },
  on: { field: 'completed_on', is: 'day' },
});

export const taskMeasures = [openTasks, overdueTasks, completedTasks];
