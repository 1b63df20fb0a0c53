import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wroteThis: (person, email) => (email ? `${person} (${email}) a écrit cet e-mail.` : `${person} a écrit cet e-mail.`),

  answered: (person, subject) => `${person} a répondu à votre e-mail\u00a0: ${subject}`,
  answeredSubject: (person, subject) => `${person} a répondu\u00a0: ${subject}`,
  openAnswer: 'Ouvrir la réponse',
};
