import { defineSteps } from '#shared/nouns/define-steps.ts';
import { contact } from './schema.ts';

/** The steps of a person. Only owners and administrators erase. */
export const contactSteps = defineSteps(contact, {
  steps: {
    erase: {
      by: 'company',
      unless: ({ portal_access }) =>
        portal_access === 'active' ? 'This contact can sign in. Remove their access first.' : null,
      label: 'Erase person',
      done: 'Person erased',
      text: 'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.',
      summary: 'Erase a person for good: their name, addresses and other personal data',
      touches: 'consent',
      danger: true,
    },
  },
});
