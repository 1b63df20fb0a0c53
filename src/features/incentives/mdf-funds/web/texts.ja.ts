import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'パートナーにマーケティング資金を提供します。ファンドを作成して有効にし、申請を判定します。',
  amountRequired: '金額を入力してください',
  partner: 'パートナー',
  partners: 'パートナー',
  movements: '増減',
  balance: '残高',
  noPartners: 'ファンドが有効になると、パートナーがここに表示されます。',
  noMovements: 'すべての割り当て、予約、精算申請、支払いがここに表示されます。',
  deleted: 'ファンドを削除しました',
  share: (percent: string) => `費用の${percent}を負担`,
  parts: {
    allocated_minor: '割り当て',
    reserved_minor: '予約済み',
    claimed_minor: '精算申請済み',
    paid_minor: '支払済み',
    available_minor: '利用可能',
  },
  request: (requestNumber: Part) => `申請${requestNumber}`,
  newFund: '新しいファンド',
  edit: '編集',
  delete: '削除',
  fund: 'ファンド',
  description: '説明',
  period: '期間',
  partnersText: 'パートナー',
};
