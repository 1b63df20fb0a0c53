import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Fairness der Entscheidungen',
  empty:
    'Partner sagen mit einem Klick, ob eine Entscheidung über ihre Registrierung fair war. Ihre Antworten erscheinen hier.',
  approved: 'Genehmigte Registrierungen',
  rejected: 'Nicht genehmigte Registrierungen',
  fair: 'Fair',
  decision: 'Entscheidung',
  decidedBy: 'Entschieden von',
  reason: 'Grund',
  registration: 'Registrierung',
  partner: 'Partner',
  answered: 'Beantwortet',
  none: 'Noch keine Antworten',
  answers: (answered: number) => plural(answered, 'Antwort', 'Antworten'),
  setting: 'In E-Mails zu Entscheidungen fragen',
  settingHelp: 'E-Mails zu genehmigten und abgelehnten Registrierungen fragen Partner, ob die Entscheidung fair war.',
  saved: 'Gespeichert',
};
