import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** Tasks, which flows also create. */
export const taskRecords = defineAutomationRecord({
  table: 'tasks',
  a: 'a task',
  name: 'title',
  partner: 'partner_id',
  owner: 'assignee_user_id',
  events: [{ key: 'tasks.done', label: 'a task is done', topic: 'tasks.updated', field: 'status', to: ['done'] }],
  dates: ['due_on'],
  writes: ['priority', 'due_on', 'description'],
});
