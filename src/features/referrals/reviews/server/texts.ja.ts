import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (partner, deal) => `${partner}が「${deal}」のレビューを依頼しています`,
  submitted: (partner) => `顧客が${partner}のレビューを投稿しました`,
  guessed: (partner) => `${partner}のレビューのコードを推測しようとしている人がいます`,
  guessedText: (guessed) =>
    `${guessed}：誤ったコードの入力は制限されます。投稿者本人によるものでない場合は、新しいリンクを送信してください。`,
  disputed: (partner) => `${partner}がレビューに異議を申し立てています`,
  published: (deal) => `「${deal}」での貴社の仕事のレビューが公開されました`,
  kept: (deal) => `「${deal}」のレビューは引き続き公開されます`,
  removed: (deal) => `「${deal}」のレビューが削除されました`,
  declined: (deal) => `「${deal}」のレビューの依頼は却下されました`,
  reply_removed: (deal) => `「${deal}」のレビューへの返信が削除されました`,
  because: (what, reason) => `${what}：${reason}`,
  viewReview: 'レビューを表示',

  askSubject: (partner) => `${partner}とのプロジェクトはいかがでしたか`,
  ask: (partner, deal, company) =>
    `${partner}が「${deal}」を担当しました。${company}より、その仕事の評価をお願いしています。所要時間は2分ほどです。`,
  askLink: (company, days) =>
    `${company}は、公開前にすべてのレビューを確認します。このリンクはご本人専用で、${days}日後に期限が切れます。`,
  writeReview: 'レビューを書く',
  askFooter: (company, email) =>
    `${company}がこのメールを${email}に送信しました。レビューを書かない場合は、このメールを無視してください。`,
  codeSubject: 'レビューを確認するためのコード',
  code: (code) => `メールアドレスを確認するため、レビューのページでこのコードを入力してください：${code}`,
  codeExpires: (minutes, company) =>
    `コードの有効期限は${minutes}分です。コードが入力されるまで、${company}は何も公開しません。`,
  codeFooter: (company, email) =>
    `お送りしたリンクからレビューが送信されたため、${company}がこのメールを${email}に送信しました。`,
};
