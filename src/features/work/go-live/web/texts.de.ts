import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Go-live-Checkliste',
  homeTitle: 'Programm einrichten',
  doIt: 'Jetzt erledigen',
  change: 'Ändern',
  publish: 'Prüfen und veröffentlichen',
  partnersFirst: 'Fügen Sie zuerst einen Partner hinzu. Laden Sie dann seine Personen hier ein.',
  text: 'Was Sie einrichten sollten, bevor Sie Partner einladen. Punkte haken sich selbst ab, sobald sie erledigt sind.',
  score: (score: number) => `${formatPercent(score)} bereit`,
  percent: (score: number) => formatPercent(score),
  setUp: (score: number) => `${formatPercent(score)} eingerichtet`,
  done: 'Erledigt',
  open: 'Offen',
  ready: 'Sie können Partner einladen.',
  next: (title: string) => `Als Nächstes: ${title}`,
  all: 'Checkliste öffnen',
  dismiss: 'Nicht mehr anzeigen',
  dismissed: 'Ausgeblendet. Die Checkliste bleibt in den Einstellungen.',
  onDashboard: 'Auf dem Dashboard anzeigen',
  offDashboard: 'Auf dem Dashboard ausblenden',
  testMail: 'Test-E-Mail senden',
  testSent: 'Test-E-Mail gesendet',
  testWaits: 'Es ist kein Mailserver eingerichtet. Ihre Test-E-Mail wird unter „Gesendete E-Mails“ aufgeführt.',
};
