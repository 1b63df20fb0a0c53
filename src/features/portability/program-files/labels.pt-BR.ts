import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/program-files'> = {
  Apply: 'Aplicar',
  'key of a program record': 'chave de um registro do programa',
  'keys of program records': 'chaves de registros do programa',
  'program file': 'arquivo do programa',
  'program files': 'arquivos do programa',
};
