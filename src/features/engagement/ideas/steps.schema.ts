import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { idea, ideaStatuses } from './schema.ts';

const running = ['open', 'planned', 'in_progress'] as const;

/** Votes of people at partners, and the company's answer: a status, and optionally a text that every partner sees. */
export const ideaSteps = defineSteps(idea, {
  steps: {
    vote: {
      by: 'partner',
      from: running,
      label: 'Vote for idea',
      done: 'Voted',
      text: 'The company sees how many people want it.',
      summary: 'Vote for an idea',
      touches: 'consent',
    },
    withdraw_vote: {
      by: 'partner',
      from: running,
      label: 'Withdraw vote',
      done: 'Vote withdrawn',
      text: 'Your vote no longer counts.',
      summary: 'Withdraw a vote',
      touches: 'consent',
    },
    answer: {
      by: 'company',
      to: ['open', 'planned', 'in_progress', 'done', 'declined'],
      label: 'Answer idea',
      done: 'Idea answered',
      text: 'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.',
      summary: 'Set the status of an idea, and answer it',
      input: {
        status: field.choice({ label: 'Status', options: ideaStatuses, required: true }),
        reply: field.longText({ label: 'Answer' }),
      },
      look: 'primary',
    },
  },
});

export type IdeaAnswer = StepInput<(typeof ideaSteps)['steps']['answer']>;
