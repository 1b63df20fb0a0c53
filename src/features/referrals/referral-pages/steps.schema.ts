import { defineSteps } from '#shared/nouns/define-steps.ts';
import { type ReferralPage, referralPage } from './schema.ts';

const unless = ({ archived_at }: ReferralPage) => archived_at && 'This deal registration form is archived.';

export const referralPageSteps = defineSteps(referralPage, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      from: ['draft', 'closed'],
      to: 'published',
      unless,
      label: 'Publish form',
      done: 'Form published',
      text: 'The form takes registrations at its address.',
      summary: 'Publish a deal registration form',
      look: 'primary',
    },
    close: {
      by: 'company',
      from: ['published'],
      to: 'closed',
      unless,
      label: 'Stop accepting responses',
      done: 'The form accepts no more responses',
      text: 'The form takes no more registrations. You can publish it again.',
      summary: 'Close a deal registration form: it takes no more registrations',
      look: 'button',
    },
  },
});
