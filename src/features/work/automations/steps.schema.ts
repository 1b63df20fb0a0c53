import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { automation, automationApproval, automationRun } from './schema.ts';

export const automationSteps = defineSteps(automation, {
  steps: {
    publish: {
      by: 'company',
      from: ['draft', 'active', 'paused'],
      to: 'active',
      unless: ({ archived_at }) => archived_at && 'Restore the automation before you publish it.',
      label: 'Go live',
      done: 'Published. The automation is live.',
      text: 'The draft becomes the live version. It acts with your permissions.',
      summary: 'Publish the draft and make it live',
      touches: 'access',
      look: 'primary',
    },
    pause: {
      by: 'company',
      from: ['active'],
      to: 'paused',
      label: 'Pause automation',
      done: 'Automation paused',
      text: 'Nothing starts, and runs stop before their next step, until you resume it.',
      summary: 'Pause an automation: runs stop before their next step',
      look: 'button',
    },
    resume: {
      by: 'company',
      from: ['paused'],
      to: 'active',
      unless: ({ archived_at, published_version }) =>
        archived_at
          ? 'Restore the automation before you resume it.'
          : published_version === null
            ? 'Publish the automation first.'
            : null,
      label: 'Resume automation',
      done: 'Automation resumed',
      text: 'The published version is live again, and runs that stopped continue.',
      summary: 'Let a paused automation continue',
      look: 'button',
    },
  },
});

const runAgainVersions = sayable([
  { value: 'same', label: 'The version of the run' },
  { value: 'newest', label: 'The newest version' },
] as const);

export const runSteps = defineSteps(automationRun, {
  can: 'automations:manage',
  ends: ['succeeded', 'canceled', 'skipped'],
  steps: {
    retry: {
      by: 'company',
      from: ['failed'],
      to: 'running',
      unless: ({ started_at }) => (started_at ? null : 'Only a run with a failed step can be run again.'),
      label: 'Run again',
      done: 'The run continues',
      text: 'The run continues from its failed step. Steps that are done are not repeated.',
      summary: 'Run again from the failed step, with the same version of the flow or the newest one',
      input: {
        version: field.choice({
          label: 'Version',
          options: runAgainVersions,
          notNull: true,
          help: 'The same version, if you do not choose.',
        }),
      },
      bulk: true,
      look: 'primary',
    },
    cancel: {
      by: 'company',
      from: ['queued', 'running', 'waiting'],
      to: 'canceled',
      label: 'Cancel run',
      done: 'Run canceled',
      text: 'No further step is taken. What was done stays.',
      summary: 'Cancel a run',
      look: 'button',
      danger: true,
    },
    acknowledge: {
      by: 'company',
      from: ['failed'],
      unless: ({ needs_attention }) => (needs_attention ? null : 'This error was acknowledged before.'),
      label: 'Acknowledge error',
      done: 'Error acknowledged',
      text: 'The error is taken off the list. The run stays in the log.',
      summary: 'Acknowledge an error, which takes it off the list',
      look: 'button',
    },
  },
});

export type RunAgain = StepInput<(typeof runSteps)['steps']['retry']>;

const input = { note: field.longText({ label: 'Note' }) };

export const approvalSteps = defineSteps(automationApproval, {
  ends: ['approved', 'rejected', 'expired'],
  steps: {
    approve: {
      by: 'company',
      from: ['open'],
      to: 'approved',
      label: 'Approve',
      done: 'Approved',
      text: 'The automation continues.',
      summary: 'Approve what an automation asks',
      input,
      touches: 'consent',
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['open'],
      to: 'rejected',
      label: 'Reject',
      done: 'Rejected',
      text: 'The automation stops, or continues without approval if it is set to.',
      summary: 'Reject what an automation asks',
      input,
      touches: 'consent',
      look: 'button',
      danger: true,
    },
  },
});
export type ApprovalNote = StepInput<(typeof approvalSteps)['steps']['approve']>;
