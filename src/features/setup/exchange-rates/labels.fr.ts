import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/exchange-rates'> = {
  'European Central Bank': 'Banque centrale européenne',
  Fetched: 'Récupéré',
  'In use': 'Utilisé',
  'No, another rate takes precedence': 'Non, un autre taux est prioritaire',
  'No, source turned off': 'Non, source désactivée',
  'Published as': 'Publié sous la forme',
  'exchange rate': 'taux de change',
  'exchange rate fetch': 'récupération des taux de change',
  'exchange rate fetches': 'récupérations des taux de change',
  'exchange rates': 'taux de change',
};
