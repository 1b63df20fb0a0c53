import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  everyoneSigned: (title) => `「${title}」への全員の署名が完了しました`,
  downloadAndKeep: (title, days) =>
    `「${title}」への全員の署名が完了しました。封印済みのファイルをダウンロードして保管してください。リンクの有効期間は${days}日間です。`,
  keepEmail: (company, fingerprint) =>
    `このメールも保管してください。ファイルを封印した${company}の証明書を示しています。フィンガープリント（SHA-256）：${fingerprint}`,
  download: '署名済み文書をダウンロード',
  footer: (company, email) => `このメールは、あなたがこの文書に署名したため、${company}が${email}に送信しました。`,
};
