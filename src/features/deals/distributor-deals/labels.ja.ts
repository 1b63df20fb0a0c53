import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/distributor-deals'> = {
  'Amount is rounded': '金額は端数処理済み',
  'Confirm a reseller’s deal as its distributor': 'ディストリビューターとしてリセラーの案件を確認',
  'Confirm deal': '案件を確認',
  Confirmation: '確認',
  'Deal confirmed': '案件を確認しました',
  'Deal declined': '案件を辞退しました',
  'Decline a reseller’s deal with a reason': '理由を付けてリセラーの案件を辞退',
  'Decline deal': '案件を辞退',
  'Distribution settings': '取引関係の設定',
  'Registration status': '登録のステータス',
  'Reseller deal': 'リセラー案件',
  'Reseller deals': 'リセラー案件',
  'Stage color': 'ステージの色',
  'Status of the deal': '案件のステータス',
  'The reseller and the company see that the distributor supplies this deal.':
    'リセラーとベンダーに、ディストリビューターがこの案件に供給することが表示されます。',
  'The reseller and the company see your reason. You no longer see the details of the deal.':
    'リセラーとベンダーに理由が表示されます。案件の詳細は表示されなくなります。',
  'Visibility check': '表示範囲の確認',
  'Which resellers buy from which distributors.': 'どのリセラーがどのディストリビューターから仕入れているか。',
  'Who buys from whom': '仕入関係',
  'distribution settings': '取引関係の設定',
  'reseller deal': 'リセラー案件',
  'reseller deals': 'リセラー案件',
};
