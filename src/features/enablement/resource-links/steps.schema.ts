import { defineSteps } from '#shared/nouns/define-steps.ts';
import { resourceLink } from './schema.ts';

export const linkSteps = defineSteps(resourceLink, {
  can: 'resources:manage',
  steps: {
    revoke: {
      by: 'company',
      unless: ({ revoked_at }) => (revoked_at ? 'This link was already revoked.' : null),
      label: 'Revoke link',
      done: 'Link revoked',
      text: 'It stops working at once.',
      summary: 'Revoke a link: it stops working at once',
      look: 'button',
      danger: true,
    },
  },
});
