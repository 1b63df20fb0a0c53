import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/distributor-deals'> = {
  'A distributor confirms or declines a deal, or does not answer in time.':
    'Un distributeur confirme ou décline une affaire, ou ne répond pas à temps.',
  'A reseller names you as distributor, or a distributor answers.':
    'Un revendeur vous indique comme distributeur, ou un distributeur répond.',
  'Answers of distributors': 'Réponses des distributeurs',
  'Reseller deals': 'Affaires des revendeurs',
  'This reseller deal': 'Cette affaire de revendeur',
};
