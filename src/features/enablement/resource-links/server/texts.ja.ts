import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sharedSubject: (sender, resource) => `${sender}さんが「${resource}」を共有しました`,
  shared: (sender, company, resource) => `${company}の${sender}さんが「${resource}」を共有しました。`,
  worksUntil: (day, company) =>
    `このリンクは受信者専用で、${day}まで有効です。リンクを開いた日時は${company}に表示されます。`,
  footer: (company, email) => `このメールは${company}が${email}に送信しました。`,

  guessed: (name) =>
    `「${name}」へのリンクのパスワードを推測しようとしている人がいます。誤ったパスワードへの応答は遅くなります。心当たりがない場合は、リンクを無効にしてください。`,
  guessedSubject: (name) => `「${name}」へのリンクのパスワードが推測されようとしています`,
  viewLinks: 'リンクを表示',
};
