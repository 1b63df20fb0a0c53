import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/portal-widget'> = {
  'Allow sites and create tokens': 'Autoriser des sites et créer des jetons',
  'Portal widget': 'Widget du portail',
  'portal widget setting': 'paramètre du widget du portail',
  'portal widget settings': 'paramètres du widget du portail',
  'portal widget token': 'jeton du widget du portail',
  'portal widget tokens': 'jetons du widget du portail',
};
