import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  text: (reduce: number) => `コミッション${reduce.toLocaleString('ja')}件`,
  hadClawedBack: (money: ReactNode) => rich`${money}を返還`,
  earned: (money: ReactNode) => rich`${money}を獲得`,
  calculationFailed: '計算に失敗しました',
  commissionEvents: 'コミッションイベント',
  needsReview: '確認が必要',
  noCommission: 'コミッションなし',
  everyWonChangedRefundedOrLost:
    '受注、変更、返金、失注となった案件と、それによって発生したコミッションがここに表示されます。',
  commissions: 'コミッション',
  putOnHold: '保留にする',
  putOnHoldMany: (many: Part) => `${many}を保留にする`,
  releaseHold: '保留を解除',
  releaseHoldOn: (many: Part) => `${many}の保留を解除`,
  commissionsWhoseHoldingPeriodOverBecome:
    '保留期間が過ぎたコミッションはすぐに支払可能になり、それ以外は期間の終了時に支払可能になります。',
  commissionsAppearHereWhenPartnersDeals:
    'パートナーの案件が受注になると、コミッションが計算明細とともにここに表示されます。',
  actionsForCommission: (number: Part) => `コミッション${number}の操作`,
  disputes: '異議申し立て',
  volumeAudit: '実績の検証',
  recalculations: '再計算',
  exchangeRatesAndOpeningVolumes: '為替レートと期首実績',
  moreAboutCommissions: 'コミッションのその他の操作',
  yourCommissionsAppearHereWhenYour: '案件を受注すると、コミッションが計算の全内容とともにここに表示されます。',
};
