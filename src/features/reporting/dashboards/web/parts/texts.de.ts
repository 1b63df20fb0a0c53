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
  unchanged: 'unverändert',
  up: 'gestiegen',
  down: 'gesunken',
  next: (amount: Part, day: Part) => `als Nächstes ${amount} am ${day}`,
  nothingOnHold: 'nichts zurückgehalten',
  underReview: 'in Prüfung',
  inNextPayout: 'in der nächsten Auszahlung',
  nothingPayable: 'nichts auszahlbar',
  inApprovedPayout: 'in einer genehmigten Auszahlung',
  nothingInProgress: 'keine laufende Auszahlung',
  ofEarned: (amount: Part) => `von ${amount} verdient`,
  joined: (exactText: ReactNode) => rich`${exactText} hinzugekommen`,
  previousStep: (part: Part) => `${part} des vorherigen Schritts`,
  ofThePreviousStep: 'des vorherigen Schritts',
  of: (rows: ReactNode) => rich`von ${rows}`,
  wonOfClosed: (won: ReactNode, closed: ReactNode) => rich`${won} gewonnen von ${closed} abgeschlossenen`,
  minimumPayout: (least: Part) => `Mindestauszahlung ${least}`,
  current: 'aktuell',
  until: (until: Part) => `, bis ${until}`,
  since: (since: Part, until: Part) => `Seit ${since}${until}.`,
  youHaveNoTierYet: 'Sie haben noch keine Stufe.',
  fromSince: (name: Part, since: Part) => ` ${name} ab ${since}.`,
  deals: (count: ReactNode) => rich`${count} Deals`,
};
