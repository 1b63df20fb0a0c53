import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  turnedOnForThisCompany: 'Für dieses Unternehmen eingeschaltet',
  killSwitchOn: 'Notabschaltung aktiv',
  onByDefault: 'Standardmäßig ein',
  offByDefault: 'Standardmäßig aus',
  flagAndRules: 'Flag und Regeln',
  turnOnForMe: (key: Part) => `${key} für mich einschalten`,
  onForMe: 'Für mich eingeschaltet',
  text: (companies: number) => plural(companies, 'Unternehmen', 'Unternehmen'),
  turnedOnFor: (companies: number, people: number) =>
    `Eingeschaltet für ${plural(companies, 'Unternehmen', 'Unternehmen')}, ${plural(people, 'Person', 'Personen')}`,
  chooseACompany: 'Unternehmen auswählen',
  companyToTurnOnFor: (key: Part) => `Unternehmen, für das ${key} eingeschaltet wird`,
  turnOn: 'Einschalten',
  feedback: 'Feedback',
  keepChangeDrop: (keep: ReactNode, change: ReactNode, drop: ReactNode) =>
    rich`${keep} behalten · ${change} ändern · ${drop} verwerfen`,
  thankYouForYourFeedback: 'Vielen Dank für Ihr Feedback',
  yourFeedback: 'Ihr Feedback',
  reason: 'Grund',
  tellUsWhy: 'Nennen Sie den Grund',
  sendFeedback: 'Feedback senden',
  of: (company: Part) => ` von ${company}`,
  experimental: 'Experimentell',
  featuresInTrialEachOffUntil:
    'Funktionen in der Erprobung. Jede ist ausgeschaltet, bis Sie sie für eine Person oder ein Unternehmen einschalten. Alle, die sie haben, können Feedback senden.',
  noExperiments: 'Keine Experimente',
  featureFlagsMarkedAsExperimentsAppear: 'Als Experiment gekennzeichnete Feature-Flags erscheinen hier.',
};
