import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '更新',
  ends: '終了までの期間',
  days: (count: number) => `${count}日`,
  all: 'すべて',
  next: '次のステップ',
  start: '更新を開始',
  started: '更新を開始しました',
  renewal: '更新',
  endsOn: '終了日',
  decide: '判断',
  decidedBy: (name: string) => `${name}が判断`,
  renewed: '更新済みにする',
  renewedText: (name: string) =>
    `${name}を更新済みにします。更新後の案件を選択するか、新しい終了日があれば入力してください。`,
  renewingDeal: '更新後の案件',
  newEnd: '新しい終了日',
  newEndHelp: 'この日が近づくと、案件は再び更新待ちになります。',
  notRenewed: '更新しない',
  notRenewedText: (name: string) => `顧客は${name}を更新しません。更新待ちの一覧から外れます。`,
  reason: '理由',
  empty: '定期請求の明細がある受注案件が、契約期間の終了前にここに表示されます。',
};
