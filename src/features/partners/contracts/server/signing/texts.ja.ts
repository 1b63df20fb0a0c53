import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (title) => `「${title}」の署名コード`,
  enterCode: (code) => `署名ページで次のコードを入力してください：${code}`,
  codeExpires: (minutes) =>
    `コードの有効期間は${minutes}分です。他の人に教えないでください。コードを入力した人が、あなたの名前で署名することになります。`,
  codeFooter: (company, email) =>
    `このメールは、あなたのリンクから署名の手続きが行われているため、${company}が${email}に送信しました。`,

  contract: '契約書',
  askedSubject: (document, company, signers, day, isReminder) =>
    `${isReminder ? 'リマインダー：' : ''}${company}からの${document}、${signers}、署名期限：${day}`,
  ownSubject: (document, partner, signers, day, isReminder) =>
    `${isReminder ? 'リマインダー：' : ''}${partner}との${document}、${signers}、署名期限：${day}`,
  asked: (company, title, partner) => `${company}が、${partner}の署名者として「${title}」への署名をお願いしています。`,
  waits: (title, partner) => `${partner}との「${title}」があなたの署名を待っています。`,
  yourTurn: (signedBy) => `${signedBy}の署名が完了しました。次はあなたの番です。`,
  noAccount: 'アカウントは不要です。リンクはあなた専用です。このメールを転送しないでください。',
  document: '文書',
  youSignAs: 'あなたの役割',
  signatures: '署名',
  signers: (count) => `署名者${count}名`,
  signedOf: (signed, signers) => `${signers}名中${signed}名が署名済み`,
  signBy: '署名期限',
  reviewAndSign: '確認して署名',
  linkFooter: (company, email) =>
    `このメールは${company}が${email}に送信しました。この文書の署名者でない場合は、リンクを開いて署名を辞退してください。`,
};
