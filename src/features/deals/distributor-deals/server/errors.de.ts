import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/distributor-deals'> = {
  'A distributor confirms or declines a deal, or does not answer in time.':
    'Ein Distributor bestätigt einen Deal, lehnt ihn ab oder antwortet nicht rechtzeitig.',
  'A reseller names you as distributor, or a distributor answers.':
    'Ein Reseller nennt Sie als Distributor, oder ein Distributor antwortet.',
  'Answers of distributors': 'Antworten von Distributoren',
  'Reseller deals': 'Reseller-Deals',
  'This reseller deal': 'Dieser Reseller-Deal',
};
