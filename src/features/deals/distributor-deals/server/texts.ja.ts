import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  numbered: (number) => `番号${number}`,
  waiting: (reseller, deal) =>
    `${reseller}が貴社をディストリビューターとして案件${deal}を登録しました。承諾または辞退してください。`,
  due: (reseller, deal) => `${reseller}が案件${deal}の承諾を待っています。`,
  confirmSubject: (deal, reseller) => `${reseller}の案件${deal}の確認のお願い`,
  answer: '回答',
  confirmed: (distributor, deal) => `${distributor}が案件${deal}を承諾しました。`,
  declined: (distributor, deal) => `${distributor}が案件${deal}を辞退しました。`,
  overdue: (distributor, deal) => `${distributor}は案件${deal}に期限までに回答しませんでした。`,
};
