import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/deal-exchange'> = {
  'call of a partner’s system': 'llamada del sistema de un partner',
  'calls of partners’ systems': 'llamadas de sistemas de partners',
  'reference of a partner’s system': 'referencia del sistema de un partner',
  'references of partners’ systems': 'referencias de sistemas de partners',
};
