import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-actions'> = {
  Confirm: 'Confirmer',
  'email action': 'action par e-mail',
  'email actions': 'actions par e-mail',
};
