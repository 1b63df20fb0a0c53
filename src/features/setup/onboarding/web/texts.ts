import { defineTexts } from '#web/texts.ts';
import type { Step } from '../schema.ts';

export const texts = defineTexts({
  en: {
    setUp: 'Set up',
    steps: 'Steps',
    stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
    progress: 'Progress',
    completed: 'completed',
    back: 'Back',
    next: 'Continue',
    nextHint: 'Ctrl + Enter',
    finish: 'Finish setup',
    leave: 'Finish later',
    leaveTitle: 'Finish the setup later?',
    leaveText:
      'Everything you entered stays. The go-live checklist on your dashboard leads to what is still open, and templates and sample data are in Settings.',
    stay: 'Keep going',
    skipTitle: 'Skip Current Step?',
    skipText: "You haven't completed this step. Are you sure you want to move to the next step?",
    skip: 'Skip',
    fetchFailed: 'Failed to fetch onboarding status',
    updateFailed: 'Failed to update step',
    completeFailed: 'Failed to complete step',
    finishFailed: 'Failed to complete onboarding',
    tryAgain: 'Try again',
  },
});

/** What each step is called in the list, what it says at its head and why one does it. */
export const stepTexts: Record<Step, { label: string; title: string; text: string }> = {
  company_details: {
    label: 'Your company',
    title: 'Tell partners who you are',
    text: 'Partners see this in their portal, in invitations and on public pages.',
  },
  partner_types: {
    label: 'Partner types',
    title: 'What kinds of partners do you have?',
    text: 'Types decide which structures, forms and content a partner gets. A few broad ones are best to begin with.',
  },
  partner_status: {
    label: 'Partner statuses',
    title: 'Which way do partners go with you?',
    text: 'Each status belongs to a category, which decides what the partner may do. These are the usual ones; call them what you like.',
  },
  add_partners: {
    label: 'First partners',
    title: 'Add your first partners',
    text: 'A name is enough. Paste a list to add many at once, or bring a file in a later step.',
  },
  motion: {
    label: 'Way of working',
    title: 'How do you work with partners?',
    text: 'Choose one and see what its programme adds: types, tiers, stages, questions and a structure. You can change or take back all of it later.',
  },
  team_members: {
    label: 'Team',
    title: 'Who runs the programme with you?',
    text: 'They get a mail with a link that works once. A payout needs two people who agree, so invite at least one more.',
  },
  branding: {
    label: 'Branding',
    title: 'Make it look like you',
    text: 'Your logo and colour stand in the partner portal, in mails and on public pages.',
  },
  import: {
    label: 'Import',
    title: 'Bring what you have',
    text: 'A CSV or Excel export of your CRM or of another partner tool. Nothing is written until you have seen what it would do.',
  },
  go_live: {
    label: 'Go live',
    title: 'Ready for partners?',
    text: 'This list reads what is really there. It stays on your dashboard until you hide it.',
  },
};
