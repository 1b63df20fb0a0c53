import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  unchangedNone: 'sin cambios: ninguno',
  from: (direction: ReactNode, children: ReactNode) =>
    rich`${direction === 'up' ? 'más' : 'menos'} respecto a ${children}`,
  noneInPreviousPeriod: 'ninguno en el período anterior',
  unchanged: 'sin cambios',
  up: 'más',
  down: 'menos',
  next: (amount: Part, day: Part) => `próximo: ${amount} el ${day}`,
  nothingOnHold: 'nada en espera',
  underReview: 'en revisión',
  inNextPayout: 'en la próxima liquidación',
  nothingPayable: 'nada pagadero',
  inApprovedPayout: 'en una liquidación aprobada',
  nothingInProgress: 'nada en curso',
  ofEarned: (amount: Part) => `de ${amount} ganados`,
  joined: (exactText: ReactNode) => rich`se incorporaron ${exactText}`,
  previousStep: (part: Part) => `${part} del paso anterior`,
  ofThePreviousStep: 'del paso anterior',
  of: (rows: ReactNode) => rich`de ${rows}`,
  wonOfClosed: (won: ReactNode, closed: ReactNode) => rich`${won} ganados de ${closed} cerrados`,
  minimumPayout: (least: Part) => `liquidación mínima: ${least}`,
  current: 'actual',
  until: (until: Part) => `, hasta el ${until}`,
  since: (since: Part, until: Part) => `Desde el ${since}${until}.`,
  youHaveNoTierYet: 'Aún no tienes ningún nivel.',
  fromSince: (name: Part, since: Part) => ` ${name} desde el ${since}.`,
  deals: (count: ReactNode) => rich`${count} negocios`,
};
