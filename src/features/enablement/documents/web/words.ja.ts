import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './words.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tooLarge: '25 MBを超えています',
  isEmpty: '空です',
  isFolder: 'フォルダーです。中のファイルをドロップしてください',
  canceled: 'キャンセルしました',
  lineBroke: '接続が切れました。もう一度お試しください。',
  move: 'フォルダーに移動',
  moveTitle: (count: number) => (count === 1 ? '文書を移動' : `${count}件の文書を移動`),
  moveText: '公開範囲はフォルダーで決まります。',
  folder: 'フォルダー',
  folderRequired: 'フォルダーを選択してください',
  moved: '移動しました',
  cut: '冒頭のみ表示しています。全体を見るにはファイルをダウンロードしてください。',
  textOnly: 'レイアウトを除いた、ファイルのテキストです。',
  noText: 'このファイルにはテキストがありません。',
  about: '文書は、パートナー、案件、取引先、担当者に関するファイルです。最初の文書をアップロードしてください。',
  aboutShared: 'ベンダーが共有したファイルと、自社でアップロードしたファイルがここに表示されます。',
};
