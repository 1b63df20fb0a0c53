import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/recalculations'> = {
  'A second person must approve a recalculation. Ask a team member who did not request it.':
    'Une seconde personne doit approuver un recalcul. Demandez à un membre de l’équipe qui ne l’a pas demandé.',
  'The differences have changed since the preview. Preview the recalculation again.':
    'Les différences ont changé depuis l’aperçu. Affichez à nouveau l’aperçu du recalcul.',
};
