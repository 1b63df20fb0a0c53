import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (partner, directory) =>
    `${partner}が${directory}の掲載情報を変更しました。変更を承認または却下してください。`,
  approved: (directory) => `${directory}の掲載情報の変更が承認され、公開されました。`,
  approvedSubject: '掲載情報が公開されました',
  rejected: (directory, reason) => `${directory}の掲載情報の変更は承認されませんでした：${reason}`,
  rejectedSubject: '掲載情報の再変更が必要です',
  viewListing: '掲載情報を表示',
  requested: (directory, partners) => `${directory}の訪問者が${partners}に問い合わせを送信しました。`,
};
