import { defineResource } from '#server/resource/define.ts';
import { automationEndpoint } from '../endpoints.schema.ts';
import { automation, automationApproval, automationRun } from '../schema.ts';
import { prepareCreate, prepareRemoval, prepareUpdate } from './drafts.ts';
import { removeAutomationEndpoint } from './endpoints.ts';

export const automations = defineResource(automation, {
  view: 'automation_rows',
  viewComputes: [],
  beforeCreate: prepareCreate,
  beforeUpdate: prepareUpdate,
  beforeRemove: prepareRemoval,
});

/** Runs are started by events, and change by steps. */
export const automationRuns = defineResource(automationRun, {
  view: 'automation_run_rows',
  guardedBy: 'automations',
  create: false,
  update: false,
  remove: false,
  list: {
    sort: ['due_at', 'finished_at'],
    filter: ['subject_table', 'subject_id', 'needs_attention', 'wait_kind'],
    search: ['automation_name', 'subject_name'],
  },
});

/** Each person sees the questions to them. */
export const automationApprovals = defineResource(automationApproval, {
  view: 'automation_approval_rows',
  viewHidesRows: true,
  create: false,
  update: false,
  remove: false,
  list: { sort: [], filter: ['run_id'] },
});

/** Other systems are added by an action, because their secret is shown once. */
export const automationEndpoints = defineResource(automationEndpoint, {
  guardedBy: 'automations',
  create: false,
  remove: 'delete',
  beforeRemove: removeAutomationEndpoint,
});
