import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (program, isPersonal, until) =>
    `${isPersonal ? '' : '貴社が'}認定証「${program}」を取得しました。${until ? `有効期限は${until}です。` : ''}`,
  renewed: (program, isPersonal, until) =>
    `${isPersonal ? '' : '貴社の'}認定証「${program}」が更新されました。${until ? `有効期限は${until}です。` : ''}`,
  earnedSubject: (program) => `認定証: ${program}`,
  renewedSubject: (program) => `認定証の更新: ${program}`,
  expires: (program, day) =>
    `認定証「${program}」は${day}に期限が切れます。更新するには、対象のコースをもう一度修了してください。`,
  expiresSubject: (program, day) => `${day}に期限切れ: ${program}`,
  expired: (program, day) =>
    `認定証「${program}」は${day}に期限が切れました。新しい認定証を取得するには、対象のコースをもう一度修了してください。`,
  expiredSubject: (program) => `期限切れ: ${program}`,
  lost: (program, people, needed) =>
    `貴社は「${program}」の認定を失いました。認定者は必要な${needed}人のうち${people}人です。`,
  lostSubject: (program) => `認定の終了: ${program}`,
  revoked: (program, reason) => `認定証「${program}」は失効しました。理由: ${reason}`,
  revokedSubject: (program) => `失効: ${program}`,
  viewCertificate: '認定証を表示',
  renewCertificate: '認定証を更新',

  theyEarned: ({ person, partner }, program) =>
    person ? `${partner}の${person}が「${program}」を取得しました。` : `${partner}が「${program}」を取得しました。`,
  theyRenewed: ({ person, partner }, program) =>
    person ? `${partner}の${person}が「${program}」を更新しました。` : `${partner}が「${program}」を更新しました。`,
  theyEarnedSubject: ({ person, partner }, program) =>
    person ? `新しい認定証: ${program}、${partner}の${person}` : `新しい認定証: ${program}、${partner}`,
  theyRenewedSubject: ({ person, partner }, program) =>
    person ? `認定証の更新: ${program}、${partner}の${person}` : `認定証の更新: ${program}、${partner}`,
  theirsExpired: ({ person, partner }, program, day) =>
    person
      ? `${partner}の${person}の「${program}」は${day}に期限が切れました。`
      : `${partner}の「${program}」は${day}に期限が切れました。`,
  theirsExpiredSubject: ({ person, partner }, program) =>
    person ? `期限切れ: ${program}、${partner}の${person}` : `期限切れ: ${program}、${partner}`,
  theyLost: (partner, program, people, needed) =>
    `${partner}は「${program}」の認定を失いました。認定者は必要な${needed}人のうち${people}人です。`,
  theyLostSubject: (partner, program) => `認定の終了: ${program}、${partner}`,
};
