import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/stored-files'> = {
  'document upload': 'envoi de document',
  'document uploads': 'envois de documents',
};
