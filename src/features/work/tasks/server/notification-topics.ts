import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'tasks',
    resource: 'tasks',
    label: 'Tasks',
    about: 'A task is assigned to you or due, or the partner completed one.',
    mode: 'company',
    email: 'instant',
    kinds: ['task_assigned', 'task_due', 'task_completed'],
    similar: {
      task_assigned: { many: 'new tasks', link: '/tasks' },
      task_due: { many: 'tasks that are due', link: '/tasks' },
    },
  },
  {
    key: 'task_comments',
    resource: 'tasks',
    label: 'Comments on tasks',
    about: 'Comments on your tasks, and comments that mention you.',
    mode: 'company',
    email: 'instant',
    kinds: ['task_mention', 'task_comment'],
  },
  {
    key: 'partner_tasks',
    resource: 'tasks',
    label: 'Tasks',
    about: 'A task is assigned to you or due, or the company completed one.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_task_assigned', 'partner_task_due', 'partner_task_completed'],
    similar: {
      partner_task_assigned: { many: 'new tasks', link: '/tasks' },
      partner_task_due: { many: 'tasks that are due', link: '/tasks' },
    },
  },
  {
    key: 'partner_task_comments',
    resource: 'tasks',
    label: 'Comments on tasks',
    about: 'Comments on your tasks, and comments that mention you.',
    mode: 'partner',
    email: 'instant',
    kinds: ['partner_task_mention', 'partner_task_comment'],
  },
]);
