import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-funds'> = {
  'A pool is shared by all partners. A fixed fund gives every partner the same amount.':
    'プールはすべてのパートナーで共有します。定額のファンドは各パートナーに同じ金額を割り当てます。',
  'Activate a fund: its money is allocated and partners can request it':
    'ファンドを有効にする。資金が割り当てられ、パートナーが申請できるようになります',
  'Activate fund': 'ファンドを有効にする',
  'Activities must take place within the period.': '活動は期間内に行う必要があります。',
  'Add money to an active fund or to the amount of a partner, or take it away':
    '有効なファンドまたはパートナーの金額を増額または減額',
  'Adjust amount': '金額を調整',
  Allocated: '割当済み',
  'Amount adjusted': '金額を調整しました',
  'Amount to add': '追加する金額',
  'Claim reduced': '精算の減額',
  'Close a fund to new requests': '新しい申請の受付を停止してファンドを終了',
  'Close fund': 'ファンドを終了',
  'Days after the end of an activity in which its cost can be claimed. Defaults to 60.':
    '活動の終了後、費用を精算できる日数です。既定は60です。',
  'Days to claim': '精算までの日数',
  'Edit fund': 'ファンドを編集',
  'Fixed amount per partner': 'パートナーあたりの定額',
  'Fund activated': 'ファンドを有効にしました',
  'Fund closed': 'ファンドを終了しました',
  Funds: 'ファンド',
  'MDF balance': 'MDF残高',
  'MDF balances': 'MDF残高',
  'MDF fund': 'MDFファンド',
  'MDF funds': 'MDFファンド',
  'MDF movement': 'MDFの増減',
  'MDF movements': 'MDFの増減',
  'New MDF fund': '新しいMDFファンド',
  'New fund': '新しいファンド',
  'Partners can no longer request money. Approved requests and claims continue.':
    'パートナーは資金を申請できなくなります。承認済みの申請と精算は続きます。',
  'Partners merged': 'パートナーの統合',
  'Partners that can use the fund. Defaults to all active partners.':
    'ファンドを利用できるパートナーです。既定は有効なすべてのパートナーです。',
  'Requests until': '申請期限',
  'Shared pool': '共有プール',
  'The last day for new requests. Defaults to the last day.': '新しい申請の最終日です。既定は期間の最終日です。',
  'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.':
    '資金が割り当てられ、対象のパートナーが申請できるようになります。その後、種類、通貨、金額は変更できません。',
  'The part of an activity’s cost that the fund pays. Defaults to 50%.':
    '活動の費用のうちファンドが負担する割合です。既定は50%です。',
  'The whole pool, or the amount of each partner.': 'プール全体の金額、または各パートナーの金額です。',
  'What partners can use the money for. Partners can see this.': '資金の使途です。パートナーに表示されます。',
  fund: 'ファンド',
  funds: 'ファンド',
};
