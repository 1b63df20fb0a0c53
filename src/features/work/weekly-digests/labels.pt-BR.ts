import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/weekly-digests'> = {
  'setting of weekly digests': 'configuração de resumos semanais',
  'settings of weekly digests': 'configurações de resumos semanais',
  'weekly digest': 'resumo semanal',
  'weekly digests': 'resumos semanais',
};
