import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Zustand',
  outOf: (score: number) => `${score} von 100`,
  evaluated: 'Ausgewertet',
  details: 'Details',
  points: (points: number) => `${points} Punkte`,
  again: 'Jetzt auswerten',
  done: 'Zustand ausgewertet',
  empty: 'Der Zustand aktiver Partner wird jede Nacht ausgewertet.',
  partnerHealth: 'Partnerzustand',
};
