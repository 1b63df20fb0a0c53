import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { Approval, partnerApplication, Question, Rejection, reasonOptions } from './schema.ts';

/** The decision about an application. Partners decide about people who want to join them. */
export const applicationSteps = defineSteps(partnerApplication, {
  over: ['approved', 'rejected', 'withdrawn'],
  ends: ['approved', 'rejected', 'withdrawn'],
  steps: {
    approve: {
      by: 'both',
      from: ['pending_review', 'info_requested'],
      to: 'approved',
      label: 'Approve',
      done: 'Application approved',
      text: 'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.',
      summary: 'Approve an application',
      body: Approval,
      bulk: true,
      look: 'primary',
    },
    reject: {
      by: 'both',
      from: ['pending_review', 'info_requested'],
      to: 'rejected',
      label: 'Reject',
      done: 'Application rejected',
      text: 'The applicant gets an email with your explanation.',
      summary: 'Reject an application',
      input: {
        reason_code: field.choice({ label: 'Reason', options: reasonOptions, required: true }),
        reason_text: field.longText({ label: 'Explanation', help: 'The applicant reads it.', max: 4000 }),
        reapply_on: field.date({
          label: 'Can apply again from',
          help: 'Defaults to the number of days set on the sign-up page.',
        }),
      },
      body: Rejection,
      look: 'button',
      danger: true,
    },
    ask: {
      by: 'company',
      from: ['pending_review'],
      to: 'info_requested',
      label: 'Ask for information',
      done: 'Question sent',
      text: 'The applicant gets an email and answers on the application’s page, without an account.',
      summary: 'Ask the applicant a question',
      input: { question: field.longText({ label: 'Question', required: true, max: 4000 }) },
      body: Question,
    },
  },
});

export type ApplicationQuestion = StepInput<(typeof applicationSteps)['steps']['ask']>;
