import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-actions'> = {
  Confirm: 'Bestätigen',
  'email action': 'E-Mail-Aktion',
  'email actions': 'E-Mail-Aktionen',
};
