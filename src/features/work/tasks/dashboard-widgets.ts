import { defineDashboard, type Widget } from '#shared/dashboard-widgets.ts';

const add = { label: 'Add task', to: '/tasks?drawer=create', needs: ['tasks', 'manage'] } as const;
const empty = { text: 'No open tasks.', label: 'Tasks', to: '/tasks', needs: ['tasks', 'view'] } as const;

const mine = (about: string): Widget['words'][keyof Widget['words']] => ({
  title: 'My tasks',
  about,
  shape: 'entries',
  item: 'Task',
  noun: ['task', 'tasks'],
  groups: { mine: { label: 'To do', late: 'overdue', when: 'due' } },
  add,
  empty,
});

const figures = (side: string) => ({
  open: {
    label: 'Open tasks',
    about: 'Tasks that are open, in progress or waiting.',
    noun: ['task', 'tasks'] as const,
    lessIsBetter: true,
  },
  overdue: {
    label: 'Overdue',
    about: 'Open tasks whose due date has passed.',
    noun: ['task', 'tasks'] as const,
    lessIsBetter: true,
  },
  other: {
    label: `Waiting for the ${side}`,
    about: `Open tasks of the ${side}.`,
    noun: ['task', 'tasks'] as const,
  },
});

const counts = (side: string): Widget['words'][keyof Widget['words']] => ({
  title: 'Tasks',
  about: 'Open and overdue tasks today.',
  shape: 'strip',
  item: 'Figure',
  figures: figures(side),
  add,
  empty,
});

export const dashboard = defineDashboard({
  widgets: {
    my_tasks: {
      needs: ['tasks'],
      about: ['tasks'],
      follows: [],
      size: [4, 6],
      least: [3, 4],
      words: {
        company: mine('Open tasks assigned to you or your role, those due first.'),
        partner: mine('Open tasks assigned to you or your role, those due first.'),
      },
    },
    task_counts: {
      needs: ['tasks'],
      about: ['tasks'],
      follows: ['partner', 'type', 'region', 'owner'],
      size: [6, 3],
      least: [4, 3],
      words: { company: counts('partner'), partner: counts('company') },
    },
  },
  lists: { tasks: { screens: { company: '/tasks', partner: '/tasks' } } },
  entries: { task: { resource: 'tasks', screen: ({ id }) => `/tasks/show/${id}` } },
});
