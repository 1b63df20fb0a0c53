import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/impersonations'> = {
  'Portal access': 'Accès au portail',
  impersonation: 'consultation en tant que',
  impersonations: 'consultations en tant que',
};
