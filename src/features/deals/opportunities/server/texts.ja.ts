import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: '発生元',
  resell: 'リセラー',
  influence: '関与したパートナー',
  services: 'サービスの提供者',
  distributor: 'ディストリビューター',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  inactive: (deal, number, days) =>
    `${deal}（案件${number}）は${days}日間更新がありません。別のステージに移すか、メモを追加するか、失注の場合はクローズしてください。`,
  inactiveSubject: (deal, days) => `${days}日間更新なし：${deal}`,
  viewDeal: '案件を表示',
  answer: '回答',
  numbered: (number) => `番号${number}`,
  proposed: (deal, role) =>
    `${roles[role]}として案件${deal}に参加するよう招待されています。承諾または辞退してください。`,
  proposedSubject: (deal) => `${deal}：案件への招待`,
  confirmed: (deal, role) => `${roles[role]}として案件${deal}に参加しました。`,
  confirmedSubject: (deal) => `${deal}：案件への参加`,
  rejected: (deal, role) => `${roles[role]}としての案件${deal}への参加は終了しました。`,
  rejectedSubject: (deal) => `${deal}：案件への参加の終了`,
  takesPart: (partner, deal, role) => `${partner}が${roles[role]}として案件${deal}に参加します。`,
  takesNoPart: (partner, deal, role) => `${partner}は${roles[role]}として案件${deal}に参加しません。`,

  actions: {
    update: '案件を更新',
    updateTitle: (deal, number) => `${deal}（案件${number}）を更新`,
    updateText: '次に行うことを入力してください。ステージと金額は変わりません。',
    nextStep: '次のステップ',
    nextStepOn: '次のステップの日付',
    expectedClose: '受注予定日',
    save: '保存',
    updated: (deal) => `${deal}を更新しました。`,
  },
};
