import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wroteThis: (person, email) =>
    email ? `${person} (${email}) escreveu este e-mail.` : `${person} escreveu este e-mail.`,

  answered: (person, subject) => `${person} respondeu ao seu e-mail: ${subject}`,
  answeredSubject: (person, subject) => `${person} respondeu: ${subject}`,
  openAnswer: 'Abrir a resposta',
};
