import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { defineReply } from '#features/platform/mail-replies/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { Task } from '../schema.ts';
import { taskComments, tasks } from './resource.ts';
import { completeTask } from './steps.ts';

const can = 'tasks:manage';
const flag = 'tasks';

export const mailActions = [
  defineMailAction({
    key: 'tasks.complete',
    label: 'Complete task',
    can,
    modes: ['company', 'partner'],
    flag,
    days: 30,
    state: async (call, id) => {
      const found = await call.maybe<{ status: string; due_on: string | null }>(
        sql`select status, due_on from tasks where organization_id = ${call.organization_id} and id = ${id}`,
      );
      const isOpen = found && ['open', 'in_progress', 'waiting'].includes(found.status);
      return isOpen ? `open ${found.due_on ?? ''}`.trim() : null;
    },
    preview: async (call, id) => {
      const { title, due_on, visibility } = await readRow<Task>(call, tasks, id);
      return {
        title: `Complete “${title}”?`,
        text: visibility === 'shared' ? 'Both sides see that it is done.' : 'Your company sees that it is done.',
        facts: due_on ? [{ label: 'Due', value: due_on }] : [],
        confirm: 'Complete task',
      };
    },
    run: async (call, id) => {
      await completeTask(call, id);
      return 'The task is completed.';
    },
  }),
];

export const replies = [
  defineReply({
    key: 'tasks',
    can,
    flag,
    hint: (variant, side) =>
      variant === 'shared' || side === 'partner'
        ? 'Reply to this email to add a comment that both sides read.'
        : 'Reply to this email to add an internal comment.',
    take: async (call, task_id, { text, variant }) => {
      const isCompany = call.actor.mode === 'company';
      const visibility = variant === 'shared' ? 'shared' : 'internal';
      const id = await createRow(call, taskComments, { task_id, body: text, ...(isCompany && { visibility }) });
      return { note: 'Added a comment on a task.', table: 'task_comments', id };
    },
  }),
];
