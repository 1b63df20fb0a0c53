import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'War diese Entscheidung fair?',
  text: 'Ihre Antwort hilft, die Entscheidungen über Registrierungen zu verbessern.',
  chosen: (isFair: boolean) =>
    `Sie haben in der E-Mail „${isFair ? 'Ja' : 'Nein'}“ gewählt. Wählen Sie es hier aus, um Ihre Antwort zu senden.`,
  yes: 'Ja',
  no: 'Nein',
  sending: 'Ihre Antwort wird gesendet…',
  thanks: 'Vielen Dank',
  kept: (isFair: boolean) =>
    `Ihre Antwort: ${isFair ? 'Ja, die Entscheidung war fair' : 'Nein, die Entscheidung war nicht fair'}.`,
  already: (isFair: boolean) =>
    `Diese Frage wurde bereits beantwortet: ${isFair ? 'Ja, die Entscheidung war fair' : 'Nein, die Entscheidung war nicht fair'}. Die erste Antwort zählt.`,
  missing: 'Dieser Link ist nicht vollständig. Verwenden Sie den Link in der E-Mail.',
  failed: 'Ihre Antwort konnte nicht gesendet werden. Versuchen Sie es erneut.',
  refused: 'Dieser Link funktioniert nicht',
  noScript: 'Diese Seite benötigt JavaScript.',
};
