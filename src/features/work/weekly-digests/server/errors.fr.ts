import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/weekly-digests'> = {
  'Once a week: one thing that waits for you, one number, and one piece of news.':
    'Une fois par semaine : une chose qui vous attend, un chiffre et une nouvelle.',
  'is for people who manage the chat channels of your organization':
    'Réservé aux personnes qui gèrent les canaux de discussion de votre organisation.',
  'Weekly digest': 'Récapitulatif hebdomadaire',
};
