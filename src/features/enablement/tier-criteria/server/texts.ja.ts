import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewTier: 'ティアを表示',
  partner: 'パートナー',
  tier: 'ティア',
  note: 'メモ',
  reason: '理由',
  keepUntil: '維持期限',
  ifNothingChanges: '現状のままの場合',
  youKeepUntil: 'ティアの維持期限',
  warning: (tier, days, missing, risk) =>
    `ティア「${tier}」を失う可能性があります。残り${days}日です。${missing.length > 0 ? `不足: ${missing.join('、')}。` : ''}${risk ?? ''}`,
  warningSubject: (tier, days, missing) => `ティア「${tier}」の維持まで残り${days}日${missing ? `: ${missing}` : ''}`,
  recovered: 'ティアの要件を再び満たしました。',
  recoveredSubject: 'ティアは維持されます',
  tierNow: (tier) => `現在のティアは${tier}です。`,
  tierNowSubject: (tier) => `現在のティア: ${tier}`,
  noTierNow: '現在、ティアはありません。',
  noTierNowSubject: 'ティアが解除されました',
  metRequirements: (tier) => `${tier}の要件を満たしました。`,
  didNotMeet: '猶予期間の終了後も要件を満たしていません。',
  promotionApproved: '昇格の承認',
  downgradeApproved: '降格の承認',
  appealApproved: (day, note) => `再審査の申請が承認されました。${day}までティアが維持されます。${note ?? ''}`,
  appealApprovedSubject: (day) => `再審査の承認: ${day}までティアを維持`,
  appealRejected: (reason) => `再審査の申請は却下されました。理由: ${reason}`,
  appealRejectedSubject: '再審査の申請は却下されました',
  newRequirements: (day) => `${day}から、プログラムのティアに新しい要件が適用されます。`,
  newRequirementsSubject: 'ティアの新しい要件',

  graceStarted: (partner, until, missing) =>
    `${partner}は現在のティアの要件を満たしていません。猶予期間は${until}に終了します。${missing.length > 0 ? `不足: ${missing.join('、')}。` : ''}`,
  graceStartedSubject: (partner, missing) => `${partner}はティアを失う可能性があります${missing ? `: ${missing}` : ''}`,
  graceEnds: '猶予期間の終了日',
  promotion: (partner, tier) => `${partner}は${tier}の要件を満たしました。昇格を承認または却下してください。`,
  promotionSubject: (partner, tier) => `${partner}: ${tier}への昇格`,
  promotionTo: '昇格先',
  downgrade: (partner, tier) => `${partner}の猶予期間が終了しました。${tier}への降格を承認または却下してください。`,
  downgradeSubject: (partner, tier) => `${partner}: ${tier}への降格`,
  downgradeTo: '降格先',
  why: '理由',
  appeals: (partner, reason) => `${partner}が降格の再審査を申請しました。理由: ${reason}`,
  appealsSubject: (partner, tier) => `${partner}が降格の再審査を申請しました${tier ? `（現在のティア: ${tier}）` : ''}`,
};
