import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (title, answer) => `Sua solicitação foi respondida: ${title}${answer ? `. ${answer}` : ''}`,
  declined: (title, answer) => `Sua solicitação foi recusada: ${title}${answer ? `. ${answer}` : ''}`,
  viewResource: 'Ver material',
  viewAnswer: 'Ver resposta',

  requested: (partner, title) => `${partner} sente falta de um material: ${title}`,
  viewRequest: 'Ver solicitação',
};
