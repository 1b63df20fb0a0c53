import type { FullTranslation } from '#shared/text/texts.ts';
import type { MdfDeciders } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'ファンドの資金に対するパートナーの申請がここに表示されます。',
  emptyPartner: 'マーケティング活動の資金を申請してください。申請と精算がここに表示されます。',
  noFunds: '現在、申請できるファンドはありません。',
  yourFunds: '利用できるファンド',
  request: 'MDFを申請',
  requestsUntil: '申請期限：',
  share: (percent: string) => `活動費用の${percent}を負担`,
  sections: {
    Fund: 'ファンド',
    Activity: '活動',
    Money: '金額',
    results: '期待する成果',
  },
  left: 'ファンドの残額：',
  pays: (company: string, share: string, currency: string) => `費用の${share}を${company}が${currency}で負担します。`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0 ? company : [...names, ...(is_anyone_else ? ['他の担当者'] : [])].join('または'),
  decides: (decider: string) => `判定者：${decider}。`,
  by: '判定期限：',
  startDay: '活動の初日',
  beforeStart: '判定は活動の開始前に行われます。',
  costRequired: '費用の総額を入力してください',
  atMost: '上限：',
  emptyForAll: 'この金額にするには、空欄のままにします。',
  plan: '活動',
  balance: '金額',
  movements: '増減',
  tooMuch: 'ベンダーの負担額を超えています',
  editRequest: '申請を編集',
  submitRequest: '申請を提出',
  toDecide: '判定待ち',
  newRequest: '新しい申請',
  claimCost: '費用を精算申請',
  edit: '編集',
  activity: '活動',
  expectedResults: 'Expected results', // Finds fields by their section. Once it no longer does: 期待する成果
  decision: '判定',
  history: '履歴',
  description: '説明',
};
