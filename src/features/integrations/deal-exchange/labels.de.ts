import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/deal-exchange'> = {
  'call of a partner’s system': 'Aufruf des Systems eines Partners',
  'calls of partners’ systems': 'Aufrufe der Systeme von Partnern',
  'reference of a partner’s system': 'Referenz des Systems eines Partners',
  'references of partners’ systems': 'Referenzen der Systeme von Partnern',
};
