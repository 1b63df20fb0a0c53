import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commissions'> = {
  Base: '基準額',
  'Booked commission': '計上済みコミッション',
  Calculated: '計算済み',
  'Carried over': '繰り越し',
  Clawbacks: '返還',
  'Commission cost ratio': 'コミッション費用率',
  'Commission earned': '獲得コミッション',
  'Commission events': 'コミッションイベント',
  'Commission on hold': 'コミッションを保留にしました',
  'Commission paid': '支払済みコミッション',
  'Commission released': 'コミッションの保留を解除しました',
  'Commissions as a share of revenue won with partners in the same period.':
    '同じ期間にパートナーと受注した売上に対するコミッションの割合です。',
  'Commissions by deal date, without reversed ones.': '案件の日付を基準にしたコミッションです。取消済みは除きます。',
  'Commissions earned in the period divided by the amount of partner deals won in it.':
    '期間中に獲得されたコミッションを、期間中に受注したパートナー案件の金額で割った値です。',
  'Delivered services': 'サービスを提供した',
  'Disputable until': '異議申し立て期限',
  'Distributed the deal': '案件を流通させた',
  'Earned in the period, by deal date. Reversed commissions are excluded.':
    '案件の日付を基準に期間中に獲得された額です。取消済みのコミッションは除きます。',
  'Earned, but still in the holding period or put on hold by a team member.':
    '獲得済みで、まだ保留期間中か、チームメンバーが保留にしているものです。',
  'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.':
    '獲得済みで、まだ保留期間中か、理由を示して保留にされているものです。各コミッションはそれぞれの日付で支払可能になります。',
  'Earnings over time': '収益の推移',
  'Event processed': 'イベントを処理しました',
  'Everything you have earned, by current status.':
    'これまでに獲得したすべての収益を、現在のステータス別に表示します。',
  Figure: '数値',
  'Hold reason': '保留の理由',
  'In an approved payout that is not paid yet.': '承認済みの支払いに含まれ、まだ支払われていないものです。',
  'In an approved payout that the bank has not confirmed yet.':
    '承認済みの支払いに含まれ、銀行の確認がまだのものです。',
  'Included in the next payout once the minimum payout is reached.': '最低支払額に達すると、次の支払いに含まれます。',
  'Influenced the deal': '案件に影響を与えた',
  'It is left out of payouts until a person releases the hold.': '保留が解除されるまで支払いから除かれます。',
  'Its month was already closed, so it is booked in a later month and keeps its own date.':
    '対象の月は締め済みのため、後の月に計上されます。日付はそのまま保持されます。',
  'Manual commission': '手動コミッション',
  'My earnings': '自社の収益',
  'No commission was earned in this period.': 'この期間に獲得されたコミッションはありません。',
  'No commissions yet. They are calculated when a deal is won and an incentive structure applies.':
    'コミッションはまだありません。案件を受注し、適用されるインセンティブ体系があると計算されます。',
  'No matching rule': '一致するルールなし',
  'No published incentive structure applied on the day the deal was won.':
    '受注日に適用される公開済みのインセンティブ体系がありませんでした。',
  'No rule of the incentive structure matches this deal.': 'この案件に一致するインセンティブ体系のルールがありません。',
  'No structure applied': '適用される体系なし',
  'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.':
    '案件に参加するパートナーの一部がまだ招待を承諾していません。コミッションは、プログラムで定めた期限まで承諾を待ちます。',
  'Nothing is payable, and nothing is on hold for later.': '支払可能なものも、今後に向けて保留中のものもありません。',
  'Nothing was earned in this period.': 'この期間に獲得した収益はありません。',
  'On hold during a risk review.': 'リスク審査のため保留中です。',
  'Only your team sees this reason. The partner sees that you released the commission early.':
    'この理由は自社のチームだけに表示されます。パートナーには、早期に保留を解除したことが表示されます。',
  'Paid to date': 'これまでの支払額',
  'Paid to partners in the period, by payment date.': '支払日を基準に期間中にパートナーへ支払われた額です。',
  'Paid to you to date.': 'これまでに支払われた額です。',
  'Partner not eligible': 'パートナーは対象外',
  'Partner-led deals won in the period.': '期間中に受注した、パートナー主導の案件です。',
  'Payable now': '今すぐ支払可能',
  'Payable now and not in an approved payout yet.': '支払可能で、承認済みの支払いにまだ含まれていないものです。',
  'Payout calendar': '支払いカレンダー',
  'Put a commission on hold, with a reason the partner sees': 'パートナーに表示される理由を付けて、コミッションを保留',
  'Recorded by': '記録者',
  Refund: '返金',
  'Release a commission before its hold period ends, with a reason':
    '理由を付けて、保留期間の終了前にコミッションの保留を解除',
  'Release a commission that was put on hold': '保留にしたコミッションの保留を解除',
  'Release early': '早期に保留を解除',
  'Resold the deal': '案件を再販した',
  'Retry an event whose calculation failed': '計算に失敗したイベントを再試行',
  'Sourced the deal': '案件を発生させた',
  Structure: '体系',
  'The budget of a bonus is used up.': 'ボーナスの予算を使い切りました。',
  'The cap per deal was reached.': '案件あたりの上限に達しました。',
  'The clawback period had ended.': '返還期間は終了していました。',
  'The commission becomes payable at once if its hold period is over, or when it ends.':
    '保留期間が過ぎていればすぐに、過ぎていなければ終了時に支払可能になります。',
  'The commission becomes payable today, before its hold period ends.':
    '保留期間の終了前に、コミッションは今日から支払可能になります。',
  'The commission is calculated with the data of now.': 'コミッションは現在のデータで計算されます。',
  'The commission period of this subscription has ended.': 'このサブスクリプションのコミッション期間は終了しました。',
  'The commissionable amount is zero.': 'コミッションの対象額が0です。',
  'The deal was not won in time. If it is won later, this still counts.':
    '案件は期限内に受注されませんでした。後から受注した場合は集計されます。',
  'The minimum commission was applied.': '最低コミッションが適用されました。',
  'The partner is banned. A team member has to decide.':
    'パートナーは禁止されています。チームメンバーの判定が必要です。',
  'The partner sees this reason until the hold is released.':
    'この理由は、保留が解除されるまでパートナーに表示されます。',
  'The partner was not active on the day the deal was won.': '受注日にパートナーが有効ではありませんでした。',
  'The partner’s protection and its grace period had ended.': 'パートナーの案件保護とその猶予期間は終了していました。',
  'There is no exchange rate from the deal’s currency to the program’s.':
    '案件の通貨からプログラムの通貨への為替レートがありません。',
  'This event was already counted.': 'このイベントは集計済みです。',
  'To come': '今後の支払い',
  'Upcoming earnings': '今後の収益',
  'Waiting for its deal to be won.': '対象の案件の受注を待っています。',
  'What is payable to partners now, what becomes payable each month, and what is on hold without a date.':
    'パートナーへ今支払可能な額、月ごとに支払可能になる額、期日未定で保留中の額です。',
  'What is payable to you now, what becomes payable each month, and what is on hold without a date.':
    '自社に今支払可能な額、月ごとに支払可能になる額、期日未定で保留中の額です。',
  'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.':
    '期間中にパートナーが獲得した額と支払われた額、残りの現在のステータスです。訂正も含みます。',
  'What you earned in the period, by the date it was earned: already paid or still to come.':
    '期間中に獲得した額です。獲得日を基準とし、支払済みのものと今後支払われるものを含みます。',
  When: '時期',
  'Your earnings appear here when one of your deals is won.': '案件を受注すると、収益がここに表示されます。',
  'Zero commission': 'コミッション0',
  commission: 'コミッション',
  'commission event': 'コミッションイベント',
  'commission events': 'コミッションイベント',
  'commission fact': 'コミッションの根拠',
  'commission facts': 'コミッションの根拠',
  'commission rating': 'コミッションの計算',
  'commission ratings': 'コミッションの計算',
  commissions: 'コミッション',
  'A commission cap was reached.': 'コミッションの上限に達しました。',
  'A fixed amount is not reduced by a partial refund.': '定額は一部返金によって減額されません。',
  'A product on this deal earns no commission.': 'この案件にはコミッションの対象外の製品があります。',
  'A rule uses a different currency than the deal.': '案件と異なる通貨を使用するルールがあります。',
};
