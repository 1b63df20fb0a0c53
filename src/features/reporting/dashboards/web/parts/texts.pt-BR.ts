import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  unchangedNone: 'sem mudança: nenhum',
  from: (direction: ReactNode, children: ReactNode) =>
    rich`${direction === 'up' ? 'a mais' : 'a menos'} em relação a ${children}`,
  noneInPreviousPeriod: 'nenhum no período anterior',
  unchanged: 'sem mudança',
  up: 'a mais',
  down: 'a menos',
  next: (amount: Part, day: Part) => `próximo: ${amount} em ${day}`,
  nothingOnHold: 'nada em espera',
  underReview: 'em análise',
  inNextPayout: 'no próximo repasse',
  nothingPayable: 'nada a pagar',
  inApprovedPayout: 'em um repasse aprovado',
  nothingInProgress: 'nada em andamento',
  ofEarned: (amount: Part) => `de ${amount} ganhos`,
  joined: (exactText: ReactNode) => rich`${exactText} entraram`,
  previousStep: (part: Part) => `${part} da etapa anterior`,
  ofThePreviousStep: 'da etapa anterior',
  of: (rows: ReactNode) => rich`de ${rows}`,
  wonOfClosed: (won: ReactNode, closed: ReactNode) => rich`${won} ganhos de ${closed} encerrados`,
  minimumPayout: (least: Part) => `repasse mínimo: ${least}`,
  current: 'atual',
  until: (until: Part) => `, até ${until}`,
  since: (since: Part, until: Part) => `Desde ${since}${until}.`,
  youHaveNoTierYet: 'Você ainda não tem um nível.',
  fromSince: (name: Part, since: Part) => ` ${name} a partir de ${since}.`,
  deals: (count: ReactNode) => rich`${count} negócios`,
};
