import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/deal-exchange'> = {
  'call of a partner’s system': 'appel du système d’un partenaire',
  'calls of partners’ systems': 'appels des systèmes de partenaires',
  'reference of a partner’s system': 'référence du système d’un partenaire',
  'references of partners’ systems': 'références des systèmes de partenaires',
};
