import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-funds'> = {
  'Only drafts can be deleted. Close the fund instead.':
    'Seuls les brouillons peuvent être supprimés. Fermez plutôt le fonds.',
  'The period of this fund is over. Change its dates first.':
    'La période de ce fonds est terminée. Modifiez d’abord ses dates.',
  'This fund is closed.': 'Ce fonds est fermé.',
  'cannot be changed in an active fund': 'Ne peut pas être modifié dans un fonds actif.',
  'has no amount of its own in a pool': 'Un partenaire n’a pas de montant propre dans une enveloppe commune.',
  'is already the name of another fund': 'Un autre fonds porte déjà ce nom.',
  'is required in a fund with fixed amounts': 'Ce champ est obligatoire dans un fonds à montants fixes.',
  'must be more than 0% and at most 100%': 'Doit être supérieur à 0 % et au plus égal à 100 %.',
  'must not be after the last day': 'Ne doit pas être postérieur au dernier jour.',
};
