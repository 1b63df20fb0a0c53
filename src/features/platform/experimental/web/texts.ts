import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('platform/experimental/web', {
  turnedOnForThisCompany: 'Turned on for this company',
  killSwitchOn: 'Kill switch on',
  onByDefault: 'On by default',
  offByDefault: 'Off by default',
  flagAndRules: 'Flag and rules',
  turnOnForMe: (key: Part) => `Turn on ${key} for me`,
  onForMe: 'On for me',
  text: (companies: number) => plural(companies, 'company', 'companies'),
  turnedOnFor: (companies: number, people: number) =>
    `Turned on for ${plural(companies, 'company', 'companies')}, ${plural(people, 'person', 'people')}`,
  chooseACompany: 'Choose a company',
  companyToTurnOnFor: (key: Part) => `Company to turn on ${key} for`,
  turnOn: 'Turn on',
  feedback: 'Feedback',
  keepChangeDrop: (keep: ReactNode, change: ReactNode, drop: ReactNode) =>
    rich`${keep} keep · ${change} change · ${drop} drop`,
  thankYouForYourFeedback: 'Thank you for your feedback',
  yourFeedback: 'Your feedback',
  reason: 'Reason',
  tellUsWhy: 'Tell us why',
  sendFeedback: 'Send feedback',
  of: (company: Part) => ` of ${company}`,
  experimental: 'Experimental',
  featuresInTrialEachOffUntil:
    'Features in trial. Each is off until you turn it on for a person or a company. Everyone who has it can send feedback.',
  noExperiments: 'No experiments',
  featureFlagsMarkedAsExperimentsAppear: 'Feature flags marked as experiments appear here.',
});
