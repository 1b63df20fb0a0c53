import { defineSteps } from '#shared/nouns/define-steps.ts';
import { partnerPage } from './schema.ts';

/** A sign-up page takes applications while it is published. */
export const partnerPageSteps = defineSteps(partnerPage, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      from: ['draft', 'published', 'closed'],
      to: 'published',
      label: 'Publish',
      done: 'Published',
      text: 'Everybody who has the address can apply.',
      summary: 'Publish a sign-up page',
      look: 'primary',
    },
    close: {
      by: 'company',
      from: ['draft', 'published'],
      to: 'closed',
      label: 'Stop accepting applications',
      done: 'The page accepts no more applications',
      text: 'The page takes no more applications. Those that were sent are still decided.',
      summary: 'Close a sign-up page: it takes no more applications',
      look: 'button',
    },
  },
});
