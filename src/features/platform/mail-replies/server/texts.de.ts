import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: 'Ihre Antwort konnte nicht gelesen werden',
  notRead:
    'Wir konnten Ihre Antwort nicht lesen, daher wurde sie der Unterhaltung nicht hinzugefügt. Melden Sie sich an, um dort zu antworten.',
  signIn: 'Anmelden',
};
