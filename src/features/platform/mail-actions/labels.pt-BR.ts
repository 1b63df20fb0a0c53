import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mail-actions'> = {
  Confirm: 'Confirmar',
  'email action': 'ação por e-mail',
  'email actions': 'ações por e-mail',
};
