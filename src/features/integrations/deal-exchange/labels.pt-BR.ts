import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/deal-exchange'> = {
  'call of a partner’s system': 'chamada do sistema de um parceiro',
  'calls of partners’ systems': 'chamadas de sistemas de parceiros',
  'reference of a partner’s system': 'referência do sistema de um parceiro',
  'references of partners’ systems': 'referências de sistemas de parceiros',
};
