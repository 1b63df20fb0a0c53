import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('deals/registration-uploads/web', {
  rowsFile: 'Rows of the file',
  row: 'Row',
  account: 'Account',
  result: 'Result',
  whatToCorrect: 'What to correct',
  fileLargerThan500KbSplit: 'The file is larger than 500 kB. Split it.',
  registerManyDeals: 'Register many deals',
  downloadTemplate: 'Download template',
  dropCsvFileHereOrClick: 'Drop a CSV file here, or click to choose one',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`Up to ${mOSTUPLOADED} rows, with the template’s columns. Nothing is registered before you confirm.`,
  theseColumnsNotInTemplate: (ignored: Part) => `These columns are not in the template: ${ignored}.`,
  downloadResult: 'Download result',
  text: (ready: number) => plural(ready, 'deal', 'deals'),
  register: (ready: number) => `Register ${plural(ready, 'deal', 'deals')}`,
  downloadCheck: 'Download check',
});
