import { defineSteps } from '#shared/nouns/define-steps.ts';
import { partnerTarget } from './schema.ts';

/** Either side proposes, and the other one agrees. A later change makes an agreed plan a proposal again. */
export const targetSteps = defineSteps(partnerTarget, {
  ends: ['agreed'],
  steps: {
    propose: {
      by: 'both',
      from: ['draft', 'proposed'],
      to: 'proposed',
      label: 'Propose plan',
      done: 'Plan proposed',
      text: 'The other side sees the plan, and can agree to it or change it.',
      summary: 'Send a plan to the other side',
      look: 'button',
    },
    agree: {
      by: 'both',
      from: ['proposed'],
      to: 'agreed',
      label: 'Agree to plan',
      done: 'Plan agreed',
      text: 'Both sides are bound to the plan.',
      summary: 'Agree to the plan that the other side proposed',
      touches: 'consent',
      look: 'primary',
    },
  },
});
