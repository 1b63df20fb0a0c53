import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/program-files'> = {
  Apply: '適用',
  'key of a program record': 'プログラムのレコードのキー',
  'keys of program records': 'プログラムのレコードのキー',
  'program file': 'プログラムファイル',
  'program files': 'プログラムファイル',
};
