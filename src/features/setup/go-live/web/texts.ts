import { defineTexts } from '#web/texts.ts';
import type { GoLiveKey } from '../schema.ts';

export const texts = defineTexts({
  en: {
    title: 'Go-live checklist',
    text: 'What your programme needs before partners come. It is read from what is really there, so an entry ticks itself.',
    score: (score: number) => `${score}% ready`,
    percent: (score: number) => `${score}%`,
    setUp: (score: number) => `${score}% set up`,
    done: 'Done',
    open: 'Open',
    ready: 'Everything is in place. Partners may come.',
    next: (title: string) => `Next: ${title}`,
    all: 'Open the checklist',
    dismiss: 'Do not show again',
    dismissed: 'Hidden. The checklist stays in Settings.',
    onDashboard: 'Show on the dashboard',
    offDashboard: 'Hide from the dashboard',
    testMail: 'Send a test mail',
    testSent: 'Test mail on its way to you',
    testWaits: 'No mail server is set up, so the test mail waits under Sent email.',
  },
});

/** What each entry is called, and where one does it. */
export interface Place {
  title: string;
  action: string;
  to: string;
  /** When the first belongs to a module that is switched off. */
  otherwise?: { action: string; to: string };
}
export const entries: Record<GoLiveKey, Place> = {
  details: { title: 'Describe your company', action: 'Edit', to: '/administration/settings' },
  types: { title: 'Name your types of partners', action: 'Open', to: '/partners/types' },
  partners: { title: 'Add your first partner', action: 'Add', to: '/partners/create' },
  plan: { title: 'Publish what partners earn', action: 'Open', to: '/commissions/structure' },
  payouts: { title: 'Decide how payouts are agreed', action: 'Open', to: '/administration/programme' },
  mail: { title: 'See a mail leave', action: 'Sent email', to: '/administration/mails' },
  portal: { title: 'Invite a person of a partner', action: 'Partners', to: '/partners' },
  team: { title: 'Bring in a colleague', action: 'Invite', to: '/invitations' },
  branding: { title: 'Show your logo', action: 'Edit', to: '/administration/settings' },
  deals: {
    title: 'Bring in the first deal',
    action: 'Import',
    to: '/imports/create',
    otherwise: { action: 'Create', to: '/commissions/opportunities/create' },
  },
  sample: { title: 'Remove the sample data', action: 'Remove', to: '/administration/go-live' },
};
