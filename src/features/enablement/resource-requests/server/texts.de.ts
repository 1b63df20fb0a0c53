import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (title, answer) => `Ihre Anfrage wurde beantwortet: ${title}${answer ? `. ${answer}` : ''}`,
  declined: (title, answer) => `Ihre Anfrage wurde abgelehnt: ${title}${answer ? `. ${answer}` : ''}`,
  viewResource: 'Material ansehen',
  viewAnswer: 'Antwort ansehen',

  requested: (partner, title) => `${partner} vermisst ein Material: ${title}`,
  viewRequest: 'Anfrage ansehen',
};
