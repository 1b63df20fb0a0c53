import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  failed: (name, error) => `Die Automatisierung „${name}“ ist fehlgeschlagen: ${error}`,
  failedSubject: (name) => `Automatisierung fehlgeschlagen: ${name}`,
  viewRun: 'Lauf ansehen',
  waits: (name) =>
    `Die Automatisierung „${name}“ hat eine Grenze für Aktionen erreicht. Ihre Läufe warten und gehen später weiter.`,
  waitsSubject: (name) => `Automatisierung wartet: ${name}`,
  openAutomations: 'Automatisierungen öffnen',
  replied: (sender, name) => `${sender} hat auf eine E-Mail von „${name}“ geantwortet.`,
  repliedSubject: (sender) => `Antwort von ${sender}`,
  view: 'Ansehen',
  decide: 'Entscheiden',
  waitsForYou: (name) => `Die Automatisierung „${name}“ wartet auf Ihre Entscheidung.`,
  about: 'Bezug',
  openRecord: 'Datensatz öffnen',
  record: 'Datensatz',
  approved: 'Genehmigt. Die Automatisierung geht weiter.',
  rejected: 'Abgelehnt.',
};
