import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  dismiss: 'Ausblenden',
  more: 'Mehr',
  text: 'Text',
  oneSentenceShownAtTopEvery: 'Ein Satz, der oben auf jeder Seite angezeigt wird.',
  link: 'Link',
  type: 'Typ',
  audience: 'Zielgruppe',
  from: 'Ab',
  defaultsToNow: 'Standardmäßig ab jetzt.',
  until: 'Bis',
  defaultsToNoEndDate: 'Standardmäßig ohne Enddatum.',
  announcementDeleted: 'Ankündigung gelöscht',
  delete: 'Löschen',
  scheduled: 'Geplant',
  ended: 'Beendet',
  active: 'Aktiv',
  newAnnouncement: 'Neue Ankündigung',
  announcements: 'Ankündigungen',
  showShortMessageAtTopEvery:
    'Zeigen Sie oben auf jeder Seite eine kurze Nachricht an, etwa Neuigkeiten oder Wartungsarbeiten.',
  announcement: 'Ankündigung',
};
