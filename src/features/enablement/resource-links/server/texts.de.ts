import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sharedSubject: (sender, resource) => `${sender} hat „${resource}“ mit Ihnen geteilt`,
  shared: (sender, company, resource) => `${sender} von ${company} hat „${resource}“ mit Ihnen geteilt.`,
  worksUntil: (day, company) =>
    `Der Link ist für Sie bestimmt und funktioniert bis ${day}. ${company} sieht, wann Sie ihn öffnen.`,
  footer: (company, email) => `${company} hat diese E-Mail an ${email} gesendet.`,

  guessed: (name) =>
    `Jemand versucht, das Passwort eines Links zu „${name}“ zu erraten. Falsche Passwörter werden verlangsamt. Widerrufen Sie den Link, wenn Sie nicht wissen, warum.`,
  guessedSubject: (name) => `Jemand versucht, das Passwort eines Links zu „${name}“ zu erraten`,
  viewLinks: 'Links ansehen',
};
