import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wroteThis: (person, email) =>
    email ? `${person} (${email}) escribió este correo.` : `${person} escribió este correo.`,

  answered: (person, subject) => `${person} respondió a tu correo: ${subject}`,
  answeredSubject: (person, subject) => `${person} respondió: ${subject}`,
  openAnswer: 'Abrir la respuesta',
};
