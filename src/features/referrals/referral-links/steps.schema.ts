import { defineSteps } from '#shared/nouns/define-steps.ts';
import { referralLink } from './schema.ts';

/** The life of a link. A day that has passed expires it, so restoring it may lead to any other status. */
export const linkSteps = defineSteps(referralLink, {
  over: ['expired', 'archived'],
  steps: {
    pause: {
      by: 'both',
      from: ['active', 'expired'],
      to: 'paused',
      label: 'Pause link',
      done: 'Link paused',
      text: 'Visitors see a short notice instead of the destination.',
      summary: 'Pause a link; visitors see a notice',
      look: 'button',
    },
    resume: {
      by: 'both',
      from: ['paused'],
      to: 'active',
      label: 'Resume link',
      done: 'Link active again',
      text: 'Visitors arrive at the destination again.',
      summary: 'Resume a paused link',
      look: 'button',
    },
    restore: {
      by: 'company',
      from: ['archived'],
      to: ['active', 'paused', 'expired'],
      label: 'Restore link',
      done: 'Link restored',
      text: 'The link works again as it did before it was archived.',
      summary: 'Restore an archived link',
      look: 'button',
    },
  },
});
