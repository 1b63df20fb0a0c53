import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('reporting/dashboards/web/parts', {
  unchangedNone: 'unchanged: none',
  from: (direction: ReactNode, children: ReactNode) => rich`${direction} from ${children}`,
  noneInPreviousPeriod: 'none in the previous period',
  joined: (exactText: ReactNode) => rich`${exactText} joined`,
  previousStep: (part: Part) => `${part} of the previous step`,
  ofThePreviousStep: 'of the previous step',
  of: (rows: ReactNode) => rich`of ${rows}`,
  minimumPayout: (least: Part) => `minimum payout ${least}`,
  current: 'current',
  until: (until: Part) => `, until ${until}`,
  since: (since: Part, until: Part) => `Since ${since}${until}.`,
  youHaveNoTierYet: 'You have no tier yet.',
  fromSince: (name: Part, since: Part) => ` ${name} from ${since}.`,
  deals: (count: ReactNode) => rich`${count} deals`,
});
