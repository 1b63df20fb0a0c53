import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/forwarded-deals'> = {
  'forwarded deal': 'negócio encaminhado',
  'forwarded deals': 'negócios encaminhados',
  'setting for forwarded deals': 'configuração de negócios encaminhados',
  'settings for forwarded deals': 'configurações de negócios encaminhados',
};
