import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rowsFile: 'ファイルの行',
  row: '行',
  account: '取引先',
  result: '結果',
  whatToCorrect: '修正が必要な点',
  fileLargerThan500KbSplit: 'ファイルが500 kBを超えています。分割してください。',
  registerManyDeals: '案件を一括登録',
  downloadTemplate: 'テンプレートをダウンロード',
  dropCsvFileHereOrClick: 'CSVファイルをここにドロップするか、クリックして選択',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`テンプレートの列で最大${mOSTUPLOADED}行。確認するまで登録されません。`,
  theseColumnsNotInTemplate: (ignored: Part) => `これらの列はテンプレートにありません：${ignored}。`,
  downloadResult: '結果をダウンロード',
  text: (ready: number) => `案件${ready.toLocaleString('ja')}件`,
  register: (ready: number) => `案件を${ready.toLocaleString('ja')}件登録`,
  downloadCheck: '確認結果をダウンロード',
};
