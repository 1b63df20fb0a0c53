import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/distributions'> = {
  'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.':
    '提案の場合は辞退します。有効な取引関係の場合は、新しい登録でこのディストリビューターを指定できなくなります。期間中の案件は変わりません。相手側に通知されます。',
  Accept: '承諾',
  'Accept a proposed distribution': '提案された取引関係を承諾',
  'Based on': '根拠',
  'Both partners see each other and can sell together.': '両パートナーに互いが表示され、共に販売できるようになります。',
  'Choose the partner that an invited website belongs to': '招待したウェブサイトのパートナーを選択',
  'Choose the partner that this website belongs to. It then gets the proposal.':
    'このウェブサイトのパートナーを選択します。選択したパートナーに提案が届きます。',
  'Decline a proposed distribution or end an active one': '提案された取引関係を辞退、または有効な取引関係を終了',
  'Default distributor': '既定のディストリビューター',
  'Default distributor changed': '既定のディストリビューターを変更しました',
  'Distribution accepted': '取引関係を承諾しました',
  'Distribution ended': '取引関係を終了しました',
  'Distribution rules': '取引関係のルール',
  Distributions: '取引関係',
  'Distributors and resellers': 'ディストリビューターとリセラー',
  'End distribution': '取引関係を終了',
  'Ended because': '終了の理由',
  'Ended by the company': 'ベンダーが終了',
  'Ended by the distributor': 'ディストリビューターが終了',
  'Ended by the reseller': 'リセラーが終了',
  Invitation: '招待',
  'Invite a reseller or distributor': 'リセラーまたはディストリビューターを招待',
  'Invited website': '招待したウェブサイト',
  'Make default': '既定にする',
  'Make this the default distributor of the reseller in its region':
    'この地域でのリセラーの既定のディストリビューターにする',
  'Match partner': 'パートナーを照合',
  'New registrations in this region name this distributor.':
    'この地域の新しい登録にはこのディストリビューターが指定されます。',
  'New registrations of the reseller in this region name this distributor.':
    'この地域でのリセラーの新しい登録には、このディストリビューターが指定されます。',
  'New registrations of these partners name this distributor.':
    'これらのパートナーの新しい登録にはこのディストリビューターが指定されます。',
  'Partner matched': 'パートナーを照合しました',
  'Resellers and distributors': 'リセラーとディストリビューター',
  'The partners were merged': 'パートナーが統合された',
  'The rule no longer applies': 'ルールの適用外になった',
  'The rule was deleted': 'ルールが削除された',
  'Without a region, the distribution holds everywhere.': '地域を指定しない場合、取引関係はすべての地域で有効です。',
  distribution: '取引関係',
  'distribution rule': '取引関係のルール',
  'distribution rules': '取引関係のルール',
  distributions: '取引関係',
};
