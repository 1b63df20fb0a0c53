import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { IntroductionReason } from './mapping.schema.ts';
import { introduction, mappingPopulation } from './schema.ts';

const reason = field.longText({ label: 'Reason', max: 1000 });

/** The asked side accepts, declines and introduces; the asking side takes the other steps. A co-sell deal opens the opportunity. */
export const introductionSteps = defineSteps(introduction, {
  ends: ['declined', 'won', 'lost', 'withdrawn'],
  steps: {
    accept: {
      by: 'both',
      from: ['requested'],
      to: 'accepted',
      label: 'Accept request',
      done: 'Request accepted',
      text: 'You agree to introduce the other company. Mark the introduction as made afterwards.',
      summary: 'Accept a request for an introduction',
      body: IntroductionReason,
      look: 'primary',
    },
    decline: {
      by: 'both',
      from: ['requested', 'accepted'],
      to: 'declined',
      label: 'Decline request',
      done: 'Request declined',
      text: 'The other side sees your reason.',
      summary: 'Decline a request for an introduction',
      input: { reason },
      danger: true,
    },
    made: {
      by: 'both',
      from: ['accepted'],
      to: 'made',
      label: 'Mark as introduced',
      done: 'Introduction noted',
      text: 'Note this after you have introduced the people.',
      summary: 'Note that the introduction was made',
      body: IntroductionReason,
      look: 'primary',
    },
    meeting: {
      by: 'both',
      from: ['made'],
      to: 'meeting',
      label: 'Note meeting',
      done: 'Meeting noted',
      text: 'Note this after the first meeting.',
      summary: 'Note that a meeting took place',
      body: IntroductionReason,
      look: 'primary',
    },
    won: {
      by: 'both',
      from: ['opportunity'],
      to: 'won',
      label: 'Mark as won',
      done: 'Introduction won',
      text: 'The deal after this introduction was won.',
      summary: 'Note that the deal after an introduction was won',
      body: IntroductionReason,
      look: 'primary',
    },
    lost: {
      by: 'both',
      from: ['made', 'meeting', 'opportunity'],
      to: 'lost',
      label: 'Mark as lost',
      done: 'Introduction lost',
      text: 'This introduction did not lead to a deal.',
      summary: 'Note that nothing came of an introduction',
      input: { reason },
      danger: true,
    },
    withdraw: {
      by: 'both',
      from: ['requested', 'accepted'],
      to: 'withdrawn',
      label: 'Withdraw request',
      done: 'Request withdrawn',
      text: 'The request no longer waits for an answer.',
      summary: 'Withdraw a request for an introduction',
      input: { reason },
      danger: true,
    },
  },
});

export type IntroductionStep = keyof (typeof introductionSteps)['steps'];
export type MoveReason = StepInput<(typeof introductionSteps)['steps']['decline']>;

/** The steps of the side that was asked. */
export const answers: readonly IntroductionStep[] = ['accept', 'decline', 'made'];

export const populationSteps = defineSteps(mappingPopulation, {
  steps: {
    refresh: {
      by: 'both',
      from: ['empty', 'ready', 'failed'],
      unless: ({ source }) =>
        source === 'file' || source === 'private' ? 'Upload a new file to refresh this list.' : null,
      label: 'Refresh now',
      done: 'The list is being refreshed',
      text: 'At most four times a day. Lists from accounts and CRMs are also refreshed every night.',
      summary: 'Load an account list again, at most four times a day',
      look: 'button',
    },
  },
});
