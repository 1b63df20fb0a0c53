import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'メール配信設定',
  opening: '設定を読み込み中…',
  noScript: 'このページにはJavaScriptが必要です。メールソフトのボタンから配信停止することもできます。',
  missing: 'このリンクは不完全です。メールからもう一度開いてください。',
  failed: 'サーバーが応答しませんでした。しばらくしてからもう一度お試しください。',
  refusedTitle: 'このリンクは使用できません',
  about: (company: string, email: string) => `${company}から${email}に送信されるメールを選択してください。`,
  topics: 'トピック',
  save: '設定を保存',
  unsubscribe: (topic: string) => `「${topic}」の配信を停止`,
  off: 'すべての配信を停止',
  isOff: 'この会社からのマーケティングメールは配信されません。再度受け取るには、トピックを選択して保存してください。',
  saved: '設定を保存しました。',
  note: 'アカウント、案件、支払いに関するメールには影響しません。',
};
