import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Bestätigen',
  opening: 'Wird geöffnet…',
  acting: (person: string) => `Sie handeln als ${person}. Leiten Sie diese E-Mail nicht weiter.`,
  missing: 'Dieser Link ist nicht vollständig. Verwenden Sie den Link in der E-Mail.',
  failed: 'Das konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  refused: 'Dieser Link funktioniert nicht',
  done: 'Erledigt',
  signIn: (company: string) => `Zum Partnerportal von ${company}`,
  noScript: 'Diese Seite benötigt JavaScript.',
  optional: 'optional',
  choose: 'Auswählen…',
  required: 'ist erforderlich',
};
