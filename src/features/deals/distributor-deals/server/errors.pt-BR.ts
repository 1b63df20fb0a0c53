import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/distributor-deals'> = {
  'A distributor confirms or declines a deal, or does not answer in time.':
    'Um distribuidor confirma ou recusa um negócio, ou não responde a tempo.',
  'A reseller names you as distributor, or a distributor answers.':
    'Uma revenda indica você como distribuidor, ou um distribuidor responde.',
  'Answers of distributors': 'Respostas de distribuidores',
  'Reseller deals': 'Negócios de revendas',
  'This reseller deal': 'Este negócio de revenda',
};
