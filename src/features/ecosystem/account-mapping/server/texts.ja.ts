import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  asked: (name, list, level) => `${name}が「${list}」の共有をリクエストしています：${level}`,
  answered: (name, list, level) => `${name}が「${list}」のリクエストに回答しました：${level}`,
  refused: (name, list, reason) => `${name}が「${list}」のリクエストを却下しました${reason ? `：${reason}` : ''}`,
  reported: (name) => `${name}が取引先リストの誤った一致を報告しました`,
  wrong: (name, note) => `${name}が報告に回答し、一致が誤りであることに同意しました${note ? `：${note}` : ''}`,
  same: (name, note) => `${name}が報告に回答し、同じ取引先であると述べています${note ? `：${note}` : ''}`,
  requested: (name, account, reason) => `${name}が${account}への紹介を依頼しています${reason ? `：${reason}` : ''}`,
  accepted: (name, account, reason) => `${name}が${account}への紹介依頼を承諾しました${reason ? `：${reason}` : ''}`,
  declined: (name, account, reason) => `${name}が${account}への紹介依頼を辞退しました${reason ? `：${reason}` : ''}`,
  made: (name, account, reason) => `${name}が${account}に紹介しました${reason ? `：${reason}` : ''}`,
};
