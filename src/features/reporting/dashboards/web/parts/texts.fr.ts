import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  unchangedNone: 'inchangé\u00a0: aucun',
  from: (direction: ReactNode, children: ReactNode) =>
    rich`${direction === 'up' ? 'en hausse' : 'en baisse'} par rapport à ${children}`,
  noneInPreviousPeriod: 'aucun sur la période précédente',
  unchanged: 'inchangé',
  up: 'en hausse',
  down: 'en baisse',
  next: (amount: Part, day: Part) => `prochainement ${amount} le ${day}`,
  nothingOnHold: 'rien en attente',
  underReview: 'en cours d’examen',
  inNextPayout: 'dans le prochain versement',
  nothingPayable: 'rien d’exigible',
  inApprovedPayout: 'dans un versement approuvé',
  nothingInProgress: 'rien en cours',
  ofEarned: (amount: Part) => `sur ${amount} acquis`,
  joined: (exactText: ReactNode) => rich`${exactText} ont rejoint le programme`,
  previousStep: (part: Part) => `${part} de l’étape précédente`,
  ofThePreviousStep: 'de l’étape précédente',
  of: (rows: ReactNode) => rich`sur ${rows}`,
  wonOfClosed: (won: ReactNode, closed: ReactNode) => rich`${won} gagnées sur ${closed} closes`,
  minimumPayout: (least: Part) => `versement minimum ${least}`,
  current: 'actuel',
  until: (until: Part) => `, jusqu’au ${until}`,
  since: (since: Part, until: Part) => `Depuis le ${since}${until}.`,
  youHaveNoTierYet: 'Vous n’avez pas encore de niveau.',
  fromSince: (name: Part, since: Part) => ` ${name} à partir du ${since}.`,
  deals: (count: ReactNode) => rich`${count} affaires`,
};
