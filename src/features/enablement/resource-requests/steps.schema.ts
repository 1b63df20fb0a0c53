import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { resourceRequest } from './schema.ts';

export const requestSteps = defineSteps(resourceRequest, {
  ends: ['answered', 'declined'],
  steps: {
    answer: {
      by: 'company',
      from: ['open'],
      to: 'answered',
      label: 'Answer request',
      done: 'Request answered',
      text: ({ details }) => details ?? 'We notify the partner.',
      summary: 'Answer a request with a text, a resource or both',
      input: {
        answer: field.longText({ label: 'Answer' }),
        // The partner must be able to see it.
        resource_id: field.reference('resources', {
          label: 'Resource',
          help: 'A published resource that this partner can see.',
        }),
      },
    },
    decline: {
      by: 'company',
      from: ['open'],
      to: 'declined',
      label: 'Decline request',
      done: 'Request declined',
      text: ({ details }) => details ?? 'We notify the partner.',
      summary: 'Decline a request and say why',
      input: { answer: field.longText({ label: 'Reason', help: 'The partner sees this reason.', required: true }) },
      danger: true,
    },
  },
});

type Steps = (typeof requestSteps)['steps'];
export type RequestAnswer = StepInput<Steps['answer']>;
export type RequestDecline = StepInput<Steps['decline']>;
