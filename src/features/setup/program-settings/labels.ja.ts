import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/program-settings'> = {
  Modules: 'モジュール',
  'Nearest cent (ties go to the even cent)': '偶数丸め（セント単位）',
  'Nearest cent, half up': '四捨五入（セント単位）',
  'Program rules': 'プログラムルール',
  'Round down': '切り捨て',
  'module in use': '使用中のモジュール',
  'modules in use': '使用中のモジュール',
  'program rules': 'プログラムルール',
};
