import { plural } from '#web/texts.ts';

export const texts = {
  answer: 'Answer question',
  continue: 'Continue draft',
  openDeal: 'Open deal',
  earnings: 'Show earnings',
  again: 'Register again',
  extensionAsked: 'Extension requested',
  daysLeft: (left: number, whole: number) => `${left} of ${plural(whole, 'day', 'days')} of protection left`,
};
