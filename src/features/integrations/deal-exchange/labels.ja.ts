import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/deal-exchange'> = {
  'call of a partner’s system': 'パートナーのシステムの呼び出し',
  'calls of partners’ systems': 'パートナーのシステムの呼び出し',
  'reference of a partner’s system': 'パートナーのシステムの参照',
  'references of partners’ systems': 'パートナーのシステムの参照',
};
