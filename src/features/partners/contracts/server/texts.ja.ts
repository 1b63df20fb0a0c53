import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  document: '文書',
  signatures: '署名',
  signedOf: (signed, signers) => `${signers}件中${signed}件`,
  waitsFor: '署名待ち',
  signBy: '署名期限',
  ends: '終了日',
  viewContract: '契約を表示',

  received: (title) => `契約「${title}」の署名の依頼が貴社に届きました`,
  declined: (name, partner, title, reason) => `${name}（${partner}）が「${title}」への署名を辞退しました：${reason}`,
  progress: (name, title, partner, next) =>
    `${name}が${partner ? `${partner}との` : ''}「${title}」に署名しました。${next ? `次の署名者：${next}。` : ''}`,
  completed: (title, partner) => `${partner}との「${title}」への全員の署名が完了しました`,
  ownCompleted: (title) => `契約「${title}」への全員の署名が完了しました`,
  guessed: (title, partner) => `${partner}との「${title}」の署名コードを推測しようとしている人がいます`,
  expired: (title, partner) => `${partner}との「${title}」は期限までに署名されませんでした`,
  expiring: (title, partner, day) => `${partner}との「${title}」は${day}に終了します`,
  ownExpiring: (title, day) => `契約「${title}」は${day}に終了します`,
  renewed: (title, partner) => `${partner}との「${title}」が更新されました`,
  ended: (title, partner) => `${partner}との「${title}」が終了しました`,
  noticeOf: (partner, title) => `${partner}が「${title}」の解約を通知しました`,
  noticeGiven: (title) => `契約「${title}」の解約が通知されました`,
};
