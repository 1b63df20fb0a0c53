import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wroteThis: (person, email) =>
    email ? `${person} (${email}) hat diese E-Mail geschrieben.` : `${person} hat diese E-Mail geschrieben.`,

  answered: (person, subject) => `${person} hat auf Ihre E-Mail geantwortet: ${subject}`,
  answeredSubject: (person, subject) => `${person} hat geantwortet: ${subject}`,
  openAnswer: 'Antwort öffnen',
};
