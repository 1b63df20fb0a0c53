import { defineSteps } from '#shared/nouns/define-steps.ts';
import { Amendment, opportunity, StageMove } from './schema.ts';

/** The steps of a deal. The pipeline of its type has the stages; the rule of `move` says which categories follow. */
export const opportunitySteps = defineSteps(opportunity, {
  over: ['won', 'lost'],
  steps: {
    move: {
      by: 'company',
      to: ['open', 'won', 'lost'],
      label: 'Move deal',
      done: 'Deal moved',
      text: 'A won deal earns commission; reopening it takes the commission back.',
      summary: 'Move an opportunity to another stage, including won, lost, and reopened',
      body: StageMove,
    },
    amend: {
      by: 'company',
      from: ['won'],
      label: 'Amend deal',
      done: 'Deal amended',
      text: 'The commissions of the deal change at once.',
      summary: 'Amend the amount, lines, or split of a won opportunity and its commissions',
      body: Amendment,
    },
  },
});
