import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  to: 'Empfänger',
  nobody: 'Kein Kontakt dieses Datensatzes hat eine E-Mail-Adresse. Fügen Sie zuerst unter „Kontakte“ eine hinzu.',
  subject: 'Betreff',
  body: 'Nachricht',
  help: 'Jede Person erhält eine eigene E-Mail. Antworten erscheinen hier, wenn ein Postfach eingerichtet ist, sonst in Ihrem eigenen Postfach.',
  send: 'Senden',
  sent: (people: number) => (people === 1 ? 'E-Mail gesendet.' : `E-Mail an ${people} Personen gesendet.`),
  wrote: (names: string, subject: string) => `hat an ${names} geschrieben: ${subject}`,
  answered: (subject: string) => `hat per E-Mail geantwortet: ${subject}`,
};
