import { defineTexts, plural } from '#web/texts.ts';

/** The texts about the fairness of decisions. */
export const texts = defineTexts('deals/fairness/web', {
  title: 'Fairness of decisions',
  empty: 'Partners say in one tap whether a decision on their registration was fair. Their answers appear here.',
  approved: 'Approved registrations',
  rejected: 'Registrations not approved',
  fair: 'Fair',
  decision: 'Decision',
  decidedBy: 'Decided by',
  reason: 'Reason',
  registration: 'Registration',
  partner: 'Partner',
  answered: 'Answered',
  none: 'No answers yet',
  answers: (answered: number) => plural(answered, 'answer', 'answers'),
  setting: 'Ask in emails about decisions',
  settingHelp: 'Emails about approved and rejected registrations ask partners whether the decision was fair.',
  saved: 'Saved',
});
