import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rowsFile: 'Linhas do arquivo',
  row: 'Linha',
  account: 'Conta',
  result: 'Resultado',
  whatToCorrect: 'O que corrigir',
  fileLargerThan500KbSplit: 'O arquivo tem mais de 500\u00a0kB. Divida-o.',
  registerManyDeals: 'Registrar muitos negócios',
  downloadTemplate: 'Baixar modelo',
  dropCsvFileHereOrClick: 'Solte um arquivo CSV aqui ou clique para escolher um',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`Até ${mOSTUPLOADED} linhas, com as colunas do modelo. Nada é registrado antes de você confirmar.`,
  theseColumnsNotInTemplate: (ignored: Part) => `Estas colunas não estão no modelo: ${ignored}.`,
  downloadResult: 'Baixar resultado',
  text: (ready: number) => plural(ready, 'negócio', 'negócios'),
  register: (ready: number) => `Registrar ${plural(ready, 'negócio', 'negócios')}`,
  downloadCheck: 'Baixar verificação',
};
