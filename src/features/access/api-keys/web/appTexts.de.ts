import type { FullTranslation } from '#shared/text/texts.ts';
import type { accessTexts as englishAccess } from './appTexts.ts';

/** Not yet reviewed by a native speaker. */
export const accessTexts: FullTranslation<typeof englishAccess> = {
  label: 'Zugriff',
  read: {
    label: 'Nur lesen',
    help: 'Die App liest, was Sie öffnen können.',
  },
  propose: {
    label: 'Lesen und vorschlagen',
    help: 'Die App kann Änderungen vorbereiten; Sie bestätigen jede einzelne.',
  },
  only: (what: string) => `Nur diese Datensätze: ${what}.`,
  leaves:
    'Was die App liest, geht an die App und an das Sprachmodell, das sie verwendet, einschließlich Namen und Kontaktdaten. Bankdaten, Geheimnisse und Notizen werden nie gesendet.',
};
