import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { homeTexts as english } from './home.texts.ts';

const by = (day: string | null, words: string, without: string) => (day ? `${words} ${day}` : without);

/** Not yet reviewed by a native speaker. */
export const homeTexts: FullTranslation<typeof english> = {
  next: 'Et ensuite',
  payment: 'Prochain paiement',
  earnings: 'Tous les gains',
  noPayment: 'Rien n’est encore exigible. Vous touchez une commission lorsqu’une affaire est gagnée.',
  also: 'et',
  states: {
    processing: (day: string | null) =>
      by(day, 'En cours de versement, attendu au plus tard le', 'En cours de versement'),
    payable: (day: string | null) => by(day, 'Attendu au plus tard le', 'Attendu avec le prochain versement'),
    on_hold: (day: string | null) => by(day, 'En attente, exigible le', 'En attente'),
  },
  deal: 'À faire pour vos affaires',
  deals: 'Toutes les affaires',
  noDeal: 'Aucune affaire ne demande d’action de votre part.',
  track: 'Prochaine étape',
  tracks: 'Tous les parcours',
  noTrack: 'Vous avez terminé toutes les étapes.',
  due: (day: string, isLate: boolean) => (isLate ? `Échéance dépassée\u00a0: ${day}` : `Échéance\u00a0: ${day}`),
  more: (count: number) => plural(count, 'de plus', 'de plus'),
};
