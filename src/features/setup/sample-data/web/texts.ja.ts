import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'サンプルデータ',
  invite: '小さなサンプルのプログラムを試せます。ワンクリックで追加・削除できます。',
  noMoney:
    '案件のうち3件は受注済みでコミッションが発生しており、支払いの下書きで待機しています。サンプルデータを削除すると、コミッションは取り消され、支払いはキャンセルされます。',
  there: '一覧には、自社のレコードとともにサンプルデータが含まれています。',
  add: 'サンプルデータを追加',
  remove: 'サンプルデータを削除',
  added: 'サンプルデータを追加しました',
  removed: (what: string) => `削除しました：${what}`,
  nothing: 'なし',
  askTitle: 'サンプルデータを削除しますか？',
  askText: (what: string) => `${what}をアーカイブします。自社のレコードは変わりません。`,
  noted: '先にこれらのレコードを確認してください',
  keep: (name: string) => `${name}を残す`,
  keepHint: '残したサンプルレコードは、自社のデータになります。',
  keptTitle: '自社のレコードとして残したもの',
  ok: 'OK',
};
