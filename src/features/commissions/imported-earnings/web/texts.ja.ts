import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earlierEarnings: '以前の収益',
  forInformationTheseEarningsComeFrom: '参考：これらは以前のシステムの収益で、こちらの残高には含まれません。',
  earningsFromSystemUsedBeforeAppear: '以前のシステムの収益がここに表示されます。',
  payInPayout: (unpaid: ReactNode) => rich`${unpaid}を支払いに含める`,
  commissionsAndPayoutsSystemYouUsed:
    '以前使用していたシステムのコミッションと支払いは、「データマネージャー › インポート」でインポートするとここに表示されます。',
  payWhatUnpaid: '未払い分を支払う',
  addCommission: 'コミッションを追加',
  whatHasNotPaidBecomesOne: (system: Part, system2: Part) =>
    `${system}で未払いの分を、1回限り1件の手動コミッションにします。先に${system2}での支払いを停止してください。`,
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `コミッション${number}を追加しました。パートナーに通知しました。`,
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`以前の収益（${parts}）は含まれません。`,
  earned: '獲得額',
  paid: '支払済み',
  unpaidInFormerSystem: '以前のシステムでの未払い',
  transferredToPayouts: '支払いに移行済み',
  payouts: '支払い',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`${firstOn}～${lastOn}`,
};
