import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposal: '提案',
  waiting: '確認待ち',
  confirmed: '確定済み',
  dismissed: '破棄済み',
  expired: '期限切れ',
  confirm: '確定',
  tryAgain: '再試行',
  dismiss: '破棄',
  byHand: '手動で編集',
  open: 'レコードを開く',
  before: '変更前',
  after: '変更後',
  nothingYet: '確定するまで何も保存されません。確定時に権限が再度確認されます。',
  refused: '保存されませんでした。',
  wasConfirmed: 'この提案を確定しました。',
  wasDismissed: 'この提案を破棄しました。何も保存されていません。',
  hasExpired: 'この提案は期限切れです。何も保存されていません。アシスタントにもう一度依頼してください。',
  done: '確定しました',
  gone: 'この提案はすでに存在しません。',
  until: '有効期限',
  preparedBy: '作成元',
  chat: 'アシスタント',
  program: '接続されたプログラム',
  created: '作成日',
  decided: '決定日',
};
