import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contract-templates'> = {
  'A contract is expiring from this many days before its end.': '契約は、終了日のこの日数前から期限間近になります。',
  Addendum: '補足契約',
  'All at the same time': '全員同時に',
  'Block the partner portal until it is signed': '署名までパートナーポータルを制限',
  'Contract templates': '契約テンプレート',
  'Contracts that are sent from now on use this version. Earlier ones keep theirs.':
    '以降に送信する契約にこのバージョンが使われます。以前の契約は変わりません。',
  'Data processing agreement': 'データ処理契約',
  'Days to sign': '署名までの日数',
  'Defaults to the first term.': '既定は最初の契約期間です。',
  'Does not renew': '更新しない',
  Exclusivity: '独占',
  'From the moment it is sent, people of the partner see only this contract.':
    '送信した時点から、パートナーの所属者にはこの契約だけが表示されます。',
  'New contract template': '新しい契約テンプレート',
  'No new contracts start from a retired template. Existing contracts go on.':
    '廃止したテンプレートから新しい契約は作成できません。既存の契約は続きます。',
  'One after another': '順番に',
  'PDF file': 'PDFファイル',
  'Partners in this audience need this contract. Differences lists who has not signed it.':
    'この対象グループのパートナーにはこの契約が必要です。未署名のパートナーは「差異」に表示されます。',
  'Payment terms': '支払条件',
  'Publish the changes as a new version': '変更を新しいバージョンとして公開',
  'Referral agreement': '紹介契約',
  'Renewal term in months': '更新後の契約期間（月数）',
  'Renews automatically': '自動更新',
  'Renews unless notice is given': '解約通知がなければ更新',
  'Required for': '必須の対象',
  'Reseller agreement': 'リセラー契約',
  Retire: '廃止',
  'Stop new contracts from this template': 'このテンプレートからの新しい契約を停止',
  'Template published': 'テンプレートを公開しました',
  'Template retired': 'テンプレートを廃止しました',
  'Two letters, such as en or de.': 'enやdeなどの2文字です。',
  'Unsigned contracts expire after this time.': 'この期間が過ぎると、未署名の契約は失効します。',
  'contract template': '契約テンプレート',
  'contract templates': '契約テンプレート',
  'file of a contract template': '契約テンプレートのファイル',
  'files of contract templates': '契約テンプレートのファイル',
  'version of a contract template': '契約テンプレートのバージョン',
  'versions of contract templates': '契約テンプレートのバージョン',
  template: 'テンプレート',
  templates: 'テンプレート',
};
