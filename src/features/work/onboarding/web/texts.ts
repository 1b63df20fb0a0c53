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
      'Your entries are saved. The go-live checklist on your dashboard shows what is left to do. Templates and sample data are in Settings.',
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

/** The label of each step in the list, its title and its purpose. */
export const stepTexts: Record<Step, { label: string; title: string; text: string }> = {
  company_details: {
    label: 'Your company',
    title: 'Tell partners who you are',
    text: 'Partners see this in their portal, in invitations and on public pages.',
  },
  partner_types: {
    label: 'Partner types',
    title: 'What kinds of partners do you have?',
    text: 'Types decide which structures, forms and content a partner gets. Start with a few broad ones.',
  },
  partner_status: {
    label: 'Partner statuses',
    title: 'What stages do your partners go through?',
    text: 'Each status belongs to a category, which decides what the partner can do. You can rename these statuses.',
  },
  add_partners: {
    label: 'First partners',
    title: 'Add your first partners',
    text: 'Only a name is required. Paste a list to add many at once, or import a file in a later step.',
  },
  motion: {
    label: 'Program template',
    title: 'How do you work with partners?',
    text: 'Choose a template to see what it adds: partner types, tiers, stages, questions and an incentive structure. You can change or remove all of it later.',
  },
  team_members: {
    label: 'Team',
    title: 'Who runs the program with you?',
    text: 'Team members get an email with a link that works once. Payouts need a second person to approve them, so invite at least one.',
  },
  branding: {
    label: 'Branding',
    title: 'Add your branding',
    text: 'Your logo and color appear in the partner portal, in emails and on public pages.',
  },
  import: {
    label: 'Import',
    title: 'Import your data',
    text: 'Upload a CSV or Excel export from your CRM or another partner tool. You review all changes before anything is saved.',
  },
  go_live: {
    label: 'Go live',
    title: 'Are you ready for partners?',
    text: 'Items tick themselves off as you complete them. The checklist stays on your dashboard until you hide it.',
  },
};
