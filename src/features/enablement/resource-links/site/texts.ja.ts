import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  opening: 'リンクを開いています…',
  title: '共有された資料',
  noScript: 'リンクを開くにはJavaScriptが必要です。',
  missing: 'このアドレスは不完全です。受け取ったリンクをもう一度開いてください。',
  failed: 'サーバーが応答しませんでした。接続を確認して、もう一度お試しください。',
  refusedTitle: 'このリンクは使用できません',
  sharedBy: (company: string) => `${company}が共有`,
  until: (day: string) => `${day}まで利用可能`,
  needsPassword: '受け取ったパスワードを入力してください。',
  needsEmail: '続けるには、メールアドレスを入力してください。',
  seen: (company: string) => `このリンクを開いたことは${company}に通知されます。`,
  password: 'パスワード',
  email: 'メールアドレス',
  proceed: '続ける',
  download: 'ダウンロード',
  openLink: 'リンクを開く',
  noPreview: '開くにはファイルをダウンロードしてください。',
  required: 'この項目は必須です',
};
