import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/distributor-deals'> = {
  'A distributor confirms or declines a deal, or does not answer in time.':
    'Un distribuidor confirma o rechaza un negocio, o no responde a tiempo.',
  'A reseller names you as distributor, or a distributor answers.':
    'Un revendedor te indica como distribuidor, o un distribuidor responde.',
  'Answers of distributors': 'Respuestas de distribuidores',
  'Reseller deals': 'Negocios de revendedores',
  'This reseller deal': 'Este negocio de revendedor',
};
