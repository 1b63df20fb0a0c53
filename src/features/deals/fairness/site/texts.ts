import { defineTexts } from '#shared/text/texts.ts';
export const texts = defineTexts('deals/fairness/site', {
  title: 'Was this decision fair?',
  text: 'Your answer helps to improve how registrations are decided.',
  chosen: (isFair: boolean) => `You chose “${isFair ? 'Yes' : 'No'}” in the email. Select it here to send your answer.`,
  yes: 'Yes',
  no: 'No',
  sending: 'Sending your answer…',
  thanks: 'Thank you',
  kept: (isFair: boolean) => `Your answer: ${isFair ? 'yes, it was fair' : 'no, it was not fair'}.`,
  already: (isFair: boolean) =>
    `This question was already answered: ${isFair ? 'yes, it was fair' : 'no, it was not fair'}. The first answer counts.`,
  missing: 'This link is not complete. Use the link in the email.',
  failed: 'Your answer could not be sent. Try again.',
  refused: 'This link does not work',
  noScript: 'This page needs JavaScript.',
});
