import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { objectMapping, Relinking, Resolution, recordLink, syncIssue, syncRun } from './schema.ts';

const can = 'object_mappings:manage';

export const mappingSteps = defineSteps(objectMapping, {
  steps: {
    activate: {
      by: 'company',
      from: ['draft', 'simulated', 'paused'],
      to: 'active',
      unless: ({ status }) =>
        status === 'draft' ? 'Simulate this mapping first. Each change needs another simulation.' : null,
      label: 'Switch on',
      done: 'Mapping switched on',
      text: 'From then on, changes on both sides are synchronized. You can pause it at any time.',
      summary: 'Switch the synchronization on',
      look: 'primary',
    },
    pause: {
      by: 'company',
      from: ['active'],
      to: 'paused',
      label: 'Pause',
      done: 'Mapping paused',
      text: 'Nothing is synchronized while the mapping is paused. Changes on both sides are synchronized when you switch it on again.',
      summary: 'Pause the synchronization; changes wait',
      look: 'button',
    },
  },
});

export const runSteps = defineSteps(syncRun, {
  can,
  ends: ['done', 'failed', 'canceled', 'undone'],
  steps: {
    cancel: {
      by: 'company',
      from: ['queued', 'running'],
      to: 'canceled',
      label: 'Cancel run',
      done: 'Run canceled',
      text: 'Changes that were already made are kept.',
      summary: 'Cancel a run; what it did stays',
      look: 'button',
      danger: true,
    },
  },
});

export const issueSteps = defineSteps(syncIssue, {
  can,
  ends: ['acknowledged', 'resolved'],
  steps: {
    acknowledge: {
      by: 'company',
      from: ['open'],
      to: 'acknowledged',
      label: 'Acknowledge',
      done: 'Acknowledged',
      text: 'The issue is taken off the list. The records stay as they are.',
      summary: 'Acknowledge an issue, which takes it off the list',
      bulk: true,
      look: 'button',
    },
    retry: {
      by: 'company',
      from: ['open'],
      label: 'Try again',
      done: 'Synchronized again',
      text: 'The record is synchronized again. The issue closes when that succeeds.',
      summary: 'Try to synchronize the record again',
      look: 'primary',
    },
    resolve: {
      by: 'company',
      from: ['open'],
      to: 'resolved',
      label: 'Resolve conflict',
      done: 'Conflict resolved',
      text: 'Both sides get the value that you choose.',
      summary: 'Choose the side whose value both get',
      body: Resolution,
    },
  },
});

export const linkSteps = defineSteps(recordLink, {
  can,
  steps: {
    unlink: {
      by: 'company',
      unless: ({ ended_at }) => ended_at && 'This record is not linked any more.',
      label: 'Unlink',
      done: 'Record unlinked',
      text: 'Both records stay, and are no longer synchronized.',
      summary: 'Unlink a record from its CRM record; both stay',
      danger: true,
    },
    relink: {
      by: 'company',
      unless: ({ ended_at }) => (ended_at ? null : 'This record is linked already.'),
      label: 'Link again',
      done: 'Record linked again',
      text: 'Both records are compared, and changes are synchronized again.',
      summary: 'Continue a link that ended',
      body: Relinking,
    },
  },
});

export type ConflictChoice = StepInput<(typeof issueSteps)['steps']['resolve']>;
