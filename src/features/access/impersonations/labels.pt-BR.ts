import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/impersonations'> = {
  'Portal access': 'Acesso ao portal',
  impersonation: 'acesso como outra pessoa',
  impersonations: 'acessos como outra pessoa',
};
