import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'プログラムテンプレート',
  text: 'パートナーとの協業の形に合ったプログラムから始めます。追加される内容を先に確認できます。重複は作成されず、後からすべて変更できます。',
  choose: 'パートナーとどのように協業していますか？',
  adds: (count: number) => `${count.toLocaleString('ja')}件の項目が追加されます`,
  addsNothing: 'すべて追加済みです',
  apply: (name: string) => `${name}プログラムを追加`,
  applied: (name: string) => `${name}プログラムを追加しました`,
  takeBack: 'テンプレートを取り除く',
  takenBack: (count: number) => `${count.toLocaleString('ja')}件の項目をアーカイブしました`,
  stays: (names: string) => `維持：${names}`,
  inUse: 'プログラムで使用中',
  present: '追加済み',
  left: 'スキップ：すでにティアがあります',
  draft: '下書きとして追加',
  after: '率を確認し、体系を公開してください。公開するまで、パートナーの獲得額は発生しません。',
};
