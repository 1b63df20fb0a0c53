import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Registrierungsbeleg prüfen',
  lead: (company: string) =>
    `Wählen Sie den Beleg, den Sie von einem Partner erhalten haben. Diese Seite prüft, ob ${company} ihn signiert hat und ob er seitdem unverändert ist.`,
  choose: 'Belegdatei',
  checking: 'Wird geprüft…',
  tooLarge: 'Diese Datei ist zu groß für einen Beleg.',
  failed: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  valid: (company: string) => `Gültig: ${company} hat diesen Beleg signiert, und er ist unverändert.`,
  invalid: 'Nicht gültig',
  received: (partner: string, at: string) => `${partner} hat diese Registrierung am ${at} (UTC) eingereicht.`,
  registration: (number: number) => `Registrierung ${number}`,
  details: 'Details',
  keyTitle: 'Fingerabdruck des Schlüssels',
  keyLead: (company: string) =>
    `Belege von ${company} sind mit dem Ed25519-Schlüssel signiert, der diesen SHA-256-Fingerabdruck hat. Vergleichen Sie ihn mit dem, den Sie auf anderem Weg vom Unternehmen erhalten haben.`,
  download: 'Öffentlichen Schlüssel herunterladen',
  offline: 'Um einen Beleg ohne diese Seite zu prüfen, führen Sie aus:',
  noScript: 'Diese Seite benötigt JavaScript, um Ihre Datei zu lesen.',
  captured: (at: string) =>
    `Laut Gerät des Partners wurde der Deal am ${at} (UTC) erfasst. Es zählt nur der Zeitpunkt der Übermittlung.`,
};
