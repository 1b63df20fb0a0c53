import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  unchangedNone: 'unverändert: keine',
  from: (direction: ReactNode, children: ReactNode) =>
    rich`${direction === 'up' ? 'gestiegen' : 'gesunken'} gegenüber ${children}`,
  noneInPreviousPeriod: 'keine im vorherigen Zeitraum',
  joined: (exactText: ReactNode) => rich`${exactText} hinzugekommen`,
  previousStep: (part: Part) => `${part} des vorherigen Schritts`,
  ofThePreviousStep: 'des vorherigen Schritts',
  of: (rows: ReactNode) => rich`von ${rows}`,
  minimumPayout: (least: Part) => `Mindestauszahlung ${least}`,
  current: 'aktuell',
  until: (until: Part) => `, bis ${until}`,
  since: (since: Part, until: Part) => `Seit ${since}${until}.`,
  youHaveNoTierYet: 'Sie haben noch keine Stufe.',
  fromSince: (name: Part, since: Part) => ` ${name} ab ${since}.`,
  deals: (count: ReactNode) => rich`${count} Deals`,
};
