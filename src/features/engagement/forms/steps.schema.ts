import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { closed, Type } from '#shared/schema.ts';
import { formNoun, formSubmission } from './schema.ts';

export const formSteps = defineSteps(formNoun, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      to: 'published',
      unless: ({ archived_at }) => (archived_at ? 'This form is archived. Restore it first.' : null),
      label: 'Publish form',
      done: 'Form published',
      text: 'Everyone who opens the form sees this version. Submissions keep the version they answered.',
      summary: 'Publish the draft as a new version',
    },
    unpublish: {
      by: 'company',
      from: ['published'],
      to: 'unpublished',
      label: 'Stop accepting responses',
      done: 'The form accepts no more responses',
      text: 'Visitors can no longer open or send it. Submissions are kept.',
      summary: 'Stop taking submissions',
    },
    restore_version: {
      by: 'company',
      label: 'Use as draft',
      done: 'The draft is this version now',
      text: 'The draft is replaced by this version. What is published stays.',
      summary: 'Make an earlier version the draft',
      body: closed({ version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
    },
  },
});

export const submissionSteps = defineSteps(formSubmission, {
  state: 'state',
  can: 'forms:manage',
  steps: {
    mark: {
      by: 'company',
      label: 'Mark as spam or received',
      done: 'Submission marked',
      text: 'Spam is not counted.',
      summary: 'Mark a submission as spam or as received',
      body: closed({ state: Type.Union([Type.Literal('received'), Type.Literal('spam')]) }),
    },
  },
});

export type VersionRestored = StepInput<(typeof formSteps)['steps']['restore_version']>;
export type SubmissionMark = StepInput<(typeof submissionSteps)['steps']['mark']>;
