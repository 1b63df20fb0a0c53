import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { defineReply } from '#features/platform/mail-replies/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { Task } from '../schema.ts';
import { taskComments, tasks } from './resource.ts';
import { completeTask } from './steps.ts';
import { texts } from './texts.ts';

const can = 'tasks:manage';
const flag = 'tasks';

export const mailActions = [
  defineMailAction({
    key: 'tasks.complete',
    get label() {
      return texts.complete;
    },
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
        title: texts.completeTask(title),
        text: visibility === 'shared' ? texts.bothSeeDone : texts.companySeesDone,
        facts: due_on ? [{ label: texts.due, value: due_on }] : [],
        confirm: texts.complete,
      };
    },
    run: async (call, id) => {
      await completeTask(call, id);
      return texts.isCompleted;
    },
  }),
];

export const replies = [
  defineReply({
    key: 'tasks',
    can,
    flag,
    hint: (variant, side) => (variant === 'shared' || side === 'partner' ? texts.replyToBoth : texts.replyInternally),
    take: async (call, task_id, { text, variant }) => {
      const isCompany = call.actor.mode === 'company';
      const visibility = variant === 'shared' ? 'shared' : 'internal';
      const id = await createRow(call, taskComments, { task_id, body: text, ...(isCompany && { visibility }) });
      return { note: 'Added a comment on a task.', table: 'task_comments', id };
    },
  }),
];
