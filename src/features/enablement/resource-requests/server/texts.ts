import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about requests for resources. */
export const texts = defineTexts('enablement/resource-requests/server', {
  answered: (title: string, answer: string | null) =>
    `Your request was answered: ${title}${answer ? `. ${answer}` : ''}`,
  declined: (title: string, answer: string | null) =>
    `Your request was declined: ${title}${answer ? `. ${answer}` : ''}`,
  viewResource: 'View resource',
  viewAnswer: 'View answer',

  requested: (partner: string, title: string) => `${partner} misses a resource: ${title}`,
  viewRequest: 'View request',
});
