import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed } from '#shared/schema.ts';
import { documentRequest } from './schema.ts';

/** The decisions about a request; uploads and the clock move it between the other states. */
export const requestSteps = defineSteps(documentRequest, {
  over: ['approved', 'expired', 'canceled'],
  ends: ['canceled'],
  steps: {
    approve: {
      by: 'company',
      from: ['uploaded'],
      to: 'approved',
      label: 'Approve document',
      done: 'Document approved',
      text: 'We notify the partner.',
      summary: 'Approve the uploaded file',
      input: {
        // Only if it differs from the date that the partner stated.
        valid_until: field.date({ label: 'Valid until', help: 'Change the date if the document says another one.' }),
      },
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['uploaded'],
      to: 'rejected',
      label: 'Reject document',
      done: 'Document rejected',
      text: 'The partner sees the reason and can upload again.',
      summary: 'Reject the uploaded file with a reason',
      input: { reason: field.longText({ label: 'Reason', required: true, max: 1000 }) },
      look: 'button',
      danger: true,
    },
    remind: {
      by: 'company',
      from: ['requested', 'rejected', 'expiring', 'expired'],
      label: 'Remind partner',
      done: 'Reminder sent',
      text: 'We ask the partner again to upload the document.',
      summary: 'Remind the partner to upload the document',
      body: closed({}),
      look: 'button',
    },
    cancel: {
      by: 'company',
      from: ['requested', 'uploaded', 'approved', 'rejected', 'expiring', 'expired'],
      to: 'canceled',
      label: 'Cancel request',
      done: 'Request canceled',
      text: 'The partner can no longer upload to it. Nothing stays paused because of it.',
      summary: 'Cancel a request',
      body: closed({}),
      danger: true,
    },
  },
});

type Steps = (typeof requestSteps)['steps'];
export type DocumentApproval = StepInput<Steps['approve']>;
export type DocumentRejection = StepInput<Steps['reject']>;
