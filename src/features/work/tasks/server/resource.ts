import { defineResource } from '#server/resource/define.ts';
import { requireEntryAuthor } from '#server/threads/rules.ts';
import {
  TaskComment,
  TaskCommentCreate,
  TaskCommentCreateByPartner,
  TaskCommentForPartner,
  TaskCommentUpdate,
  TaskFile,
  task,
} from '../schema.ts';
import { signTaskComment } from './comments.ts';
import { tellChanged, tellCommented, tellTaskAssigned } from './notices.ts';
import { beginTask, changeTask } from './rules.ts';

export const tasks = defineResource(task, {
  view: 'task_rows',
  viewComputes: ['record_table', 'record_id', 'record_name', 'assignee_name'],
  list: { filter: ['record_table', 'record_id', 'partner_owner_user_id', 'partner_type_id', 'partner_region_id'] },
  partner: { verbs: ['list', 'get', 'create', 'update'] },
  proposals: { create: true, change: true },
  beforeCreate: beginTask,
  afterCreate: tellTaskAssigned,
  beforeUpdate: changeTask,
  afterUpdate: tellChanged,
});

export const taskComments = defineResource({
  name: 'task_comments',
  noun: 'task comment',
  row: TaskComment,
  references: { mentions: { of: 'people' } },
  create: TaskCommentCreate,
  proposals: { create: true },
  update: TaskCommentUpdate,
  remove: 'archive',
  guardedBy: 'tasks',
  list: {
    sort: ['created_at', 'author_name'],
    filter: ['task_id', 'visibility', 'author_side', 'author_user_id', 'created_at'],
    search: ['body', 'author_name'],
    by: 'created_at',
  },
  partner: {
    row: TaskCommentForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: TaskCommentCreateByPartner,
    update: TaskCommentUpdate,
  },
  beforeCreate: signTaskComment,
  afterCreate: tellCommented,
  beforeUpdate: (call, current, patch) => {
    requireEntryAuthor(call, current, 'change', 'comment');
    return patch;
  },
  beforeRemove: async (call, current) => requireEntryAuthor(call, current, 'remove', 'comment'),
});

/** Files are uploaded by a route of their own. */
export const taskFiles = defineResource({
  name: 'task_files',
  noun: 'task file',
  row: TaskFile,
  guardedBy: 'tasks',
  list: { sort: ['created_at', 'file_name', 'size'], filter: ['task_id'], search: ['file_name'], by: 'created_at' },
  partner: { row: TaskFile, verbs: ['list', 'get'] },
});
