import { defineSteps, type Step, type StepInput, startsFrom } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { actionPlan, task } from './schema.ts';
import { type TaskStatus, unfinished } from './status.schema.ts';

export const taskSteps = defineSteps(task, {
  over: ['done', 'canceled'],
  ends: ['canceled'],
  steps: {
    start: {
      by: 'both',
      from: ['open', 'waiting'],
      to: 'in_progress',
      label: 'Start task',
      done: 'Task started',
      text: 'Both sides see that the task is in progress.',
      summary: 'Start a task',
      look: 'button',
    },
    wait: {
      by: 'both',
      from: ['open', 'in_progress'],
      to: 'waiting',
      label: 'Set to waiting',
      done: 'Task waits',
      text: 'The task stays open until someone starts or completes it.',
      summary: 'Set a task to waiting',
      input: { waiting_for: field.text({ label: 'Waiting for', max: 500 }) },
    },
    complete: {
      by: 'both',
      from: unfinished,
      to: 'done',
      label: 'Complete task',
      done: 'Task completed',
      text: ({ recurrence }) =>
        recurrence
          ? 'The task is done, and the next one of the series follows.'
          : 'The task is done. You can reopen it.',
      summary: 'Complete a task; a repeating one continues with its next date',
      bulk: true,
      look: 'primary',
    },
    cancel: {
      by: 'both',
      from: unfinished,
      to: 'canceled',
      label: 'Cancel task',
      done: 'Task canceled',
      text: 'A canceled task cannot be reopened.',
      summary: 'Cancel a task',
      danger: true,
    },
    reopen: {
      by: 'both',
      from: ['in_progress', 'waiting', 'done'],
      to: 'open',
      label: 'Reopen task',
      done: 'Task reopened',
      text: 'The task is open again.',
      summary: 'Set a task to open again',
    },
  },
});
export type TaskStep = keyof (typeof taskSteps)['steps'];
export type TaskWait = StepInput<(typeof taskSteps)['steps']['wait']>;

/** The steps that start from a status. */
export const stepsFrom = (status: TaskStatus): TaskStep[] =>
  Object.entries<Step>(taskSteps.steps).flatMap(([key, step]) => (startsFrom(step, status) ? [key as TaskStep] : []));

export const planSteps = defineSteps(actionPlan, {
  over: ['completed', 'canceled'],
  ends: ['canceled'],
  steps: {
    extend: {
      by: 'company',
      from: ['active', 'completed'],
      label: 'Add steps from template',
      done: 'Steps added',
      text: 'Due dates count from the start date.',
      summary: 'Add the steps of a template to a plan',
      input: {
        template_id: field.reference('task_templates', { label: 'Template', required: true }),
        starts_on: field.date({ label: 'Start date', notNull: true }),
      },
    },
    cancel: {
      by: 'company',
      from: ['active', 'completed'],
      to: 'canceled',
      label: 'Cancel plan',
      done: 'Plan canceled',
      text: 'Unfinished tasks of the plan are canceled too.',
      summary: 'Cancel a plan and its unfinished tasks',
      danger: true,
    },
  },
});
export type FromTemplate = StepInput<(typeof planSteps)['steps']['extend']>;
