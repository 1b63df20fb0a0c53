import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-uploads'> = {
  'Contact phone': 'Téléphone du contact',
  'Not registered': 'Non enregistré',
  'Register many deals': 'Enregistrer plusieurs affaires',
  'Register many deals from a file': 'Enregistrer plusieurs affaires à partir d’un fichier',
  'Route planning': 'Planification d’itinéraires',
  'They asked for a quote.': 'Ils ont demandé un devis.',
};
