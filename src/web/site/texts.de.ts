import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkDoesNotWork: 'Dieser Link funktioniert nicht',
  opening: 'Wird geöffnet…',
  turnOnJavascriptToOpenThis: 'Aktivieren Sie JavaScript, um diesen Link zu öffnen.',
  privacyPolicy: 'Datenschutzerklärung',
  legalNotice: 'Impressum',
  skipToContent: 'Zum Inhalt springen',
  pageNotFound: 'Seite nicht gefunden',
  sorryPageYouVisitedDoesNot: 'Die aufgerufene Seite gibt es nicht.',
  linkMayBeIncompleteOrHas: (name: ReactNode) =>
    rich`Der Link ist möglicherweise unvollständig, oder ${name} hat die Seite geschlossen.`,
  goToWebsite: (name: Part) => `Zur Website von ${name}`,
  errorStatusCode: (status: Part) => `Fehler (Statuscode: ${status})`,
  serverCannotBeReachedCheckYour:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  thisLinkIncompleteOpenLinkIn: 'Dieser Link ist unvollständig. Öffnen Sie den Link in der E-Mail erneut.',
};
