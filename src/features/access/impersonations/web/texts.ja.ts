import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewingAsAnotherUser: '別のユーザーとして閲覧中',
  youAre: (name: ReactNode) => rich`${name}さん、`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`（${partnerName}）。変更はできません。`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}${fullName}として閲覧中${partnerName}`,
  minLeft: (left: ReactNode) => rich`残り${left}分`,
  endView: '閲覧を終了',
  seePortalAsOnePartnersUsers:
    'パートナーのユーザーに見えるポータルを、最長1時間確認できます。閲覧はすべて記録されます。',
  partner: 'パートナー',
  chooseAPartner: 'パートナーを選択',
  noOneAtThisPartnerHas: 'このパートナーには、ポータルに参加した人がまだいません。',
  partnerUsers: 'パートナーユーザー',
  person: '氏名',
  email: 'メールアドレス',
  actions: '操作',
  viewAs: '代理閲覧',
  viewAsFullName: (fullName: Part) => `${fullName}として閲覧`,
  recordsThatPartnerDoesNotShare: ' 取引先リストや接続など、パートナーが共有していないレコードは表示されません。',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `最長1時間、このタブに${fullName}の画面が表示されます。変更はできません。${partnerId}`,
  reason: '理由',
  recordedInCompanysAuditLog: 'ベンダーの監査ログに記録されます。',
  portalAccess: 'ポータルへのアクセス',
  viewAsPartnerUser: 'パートナーユーザーとして閲覧',
  accessLog: 'アクセスログ',
  noEntriesYet: '記録はまだありません',
  eachTimeTeamMemberOrSuper:
    'チームメンバーまたはスーパー管理者が別のユーザーとしてTandemを閲覧するたびに、ここに記録されます。',
  viewedBy: '閲覧した人',
  viewedAs: '閲覧対象のユーザー',
  started: '開始',
  ended: '終了',
  superAdmin: 'スーパー管理者',
  active: '閲覧中',
};
