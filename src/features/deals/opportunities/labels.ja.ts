import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunities'> = {
  'A won deal earns commission; reopening it takes the commission back.':
    '案件を受注するとコミッションが発生します。再開するとコミッションは取り消されます。',
  Age: '経過日数',
  'Amend deal': '案件を修正',
  'Amend the amount, lines, or split of a won opportunity and its commissions':
    '受注した商談の金額、明細、分配とそのコミッションを修正',
  'Amounts of deals won in the period that you led, by close date.':
    '完了日を基準に、期間中に自社が主導して受注した案件の金額です。',
  'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.':
    '完了日を基準に期間中に受注した案件の金額です。パートナー発生：パートナーがもたらした案件です。パートナー関与：自社が見つけ、パートナーが関与した案件です。直販：主導パートナーのいない案件です。',
  'Amounts of open deals by lead partner: the top ten, and deals without a partner.':
    '進行中の案件の金額を主導パートナー別に表示します。上位10社とパートナーのいない案件です。',
  'Amounts of open deals by opportunity type.': '進行中の案件の金額を商談タイプ別に表示します。',
  'Amounts of open deals by stage, for one pipeline at a time.':
    '1つのパイプラインについて、進行中の案件の金額をステージ別に表示します。',
  'Amounts of the open deals that you lead, by current stage.':
    '自社が主導する進行中の案件の金額を、現在のステージ別に表示します。',
  'Amounts of the open deals that you lead, by expected close month.':
    '自社が主導する進行中の案件の金額を、受注予定月別に表示します。',
  'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.':
    '期間中にパートナーが受注した金額を、パートナーの現在の地域別に表示します。複数の地域に属するパートナーの案件は各地域で集計しますが、合計では1回だけ数えます。',
  'Assisted by partner': 'パートナーが支援',
  'Average amount of deals won in the period, and average number of days from opened to won.':
    '期間中に受注した案件の平均金額と、開始から受注までの平均日数です。',
  'Average amount of deals won with a partner. Deals without an amount are excluded.':
    'パートナーと受注した案件の平均金額です。金額のない案件は除きます。',
  'Average amount of deals won without a partner. Deals without an amount are excluded.':
    'パートナーなしで受注した案件の平均金額です。金額のない案件は除きます。',
  'Average amount of won deals. Deals without an amount are excluded.':
    '受注案件の平均金額です。金額のない案件は除きます。',
  'Average deal size': '平均案件規模',
  'Average number of days from opened to won for deals with a partner, in all currencies.':
    'パートナーのいる案件の、開始から受注までの平均日数です。すべての通貨を含みます。',
  'Average number of days from opened to won for deals without a partner, in all currencies.':
    'パートナーのいない案件の、開始から受注までの平均日数です。すべての通貨を含みます。',
  'Average number of days from opened to won, in all currencies.':
    '開始から受注までの平均日数です。すべての通貨を含みます。',
  'Bad timing': '時期が合わない',
  Board: 'ボード',
  'Calculated from the lines if there are any.': '明細がある場合は明細から計算されます。',
  'Chose a competitor': '競合他社を選択',
  'Closed deals': '完了した案件',
  'Closing this month': '今月受注予定',
  'Customer stopped answering': '顧客からの返信が途絶えた',
  'Customers by amount won in the period, in deals that you led.':
    '自社が主導した案件の、期間中の受注金額による顧客の一覧です。',
  'Cycle time': '所要期間',
  'Cycle time with partners': '所要期間（パートナーあり）',
  'Cycle time without': '所要期間（パートナーなし）',
  'Deal amended': '案件を修正しました',
  'Deal moved': '案件を移動しました',
  'Deal size and cycle time': '案件規模と所要期間',
  'Deal size with partners': '案件規模（パートナーあり）',
  'Deal size without': '案件規模（パートナーなし）',
  'Deals at risk': 'リスクのある案件',
  'Deals past their close date': '受注予定日を過ぎた案件',
  'Deals that you led and that closed in the period.': '自社が主導し、期間中に完了した案件です。',
  Direct: '直販',
  'Direct revenue': '直販売上',
  'Duplicate of another deal': '別の案件と重複',
  'Forecast by close month': '受注予定月別の予測',
  'Import deals': '案件をインポート',
  Influenced: 'パートナー関与',
  'Influenced by partner': 'パートナーが関与',
  'Influenced revenue': 'パートナー関与売上',
  Influencer: '関与したパートナー',
  'Key figures of the program: current pipeline and results of the period.':
    'プログラムの主要な数値です。現在のパイプラインと期間の実績を表示します。',
  'Lost deals': '失注案件',
  'Lost reason': '失注理由',
  'Lost reason details': '失注理由の詳細',
  'Lost revenue': '失注売上',
  'Mark as lost?': '失注にしますか？',
  'Mark as won?': '受注にしますか？',
  Month: '月',
  'Move an opportunity to another stage, including won, lost, and reopened':
    '商談を受注、失注、再開を含む別のステージに移動',
  'Move deal': '案件を移動',
  'My deals by close month': '受注予定月別の自社の案件',
  'My open deals': '自分の進行中案件',
  'My open deals by stage': 'ステージ別の自社の進行中案件',
  'My results': '自社の実績',
  'New deals': '新規案件',
  'New opportunity': '新しい商談',
  'New pipeline': '新規パイプライン',
  'Next step date': '次のステップの日付',
  'Next steps': '次のステップ',
  'No customer': '顧客なし',
  'No data yet.': 'データはまだありません。',
  'No date': '日付なし',
  'No deals closed in this period.': 'この期間に完了した案件はありません。',
  'No deals were won in this period.': 'この期間に受注した案件はありません。',
  'No deals were won with partners in this period.': 'この期間にパートナーと受注した案件はありません。',
  'No decision': '意思決定なし',
  'No open deals.': '進行中の案件はありません。',
  'No region': '地域なし',
  'None of your deals closed in this period.': 'この期間に完了した自社の案件はありません。',
  'None of your deals were won in this period.': 'この期間に受注した自社の案件はありません。',
  'Not recorded': '記録なし',
  'One-time': '1回限り',
  'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.':
    '受注予定月別の進行中の案件です。加重：金額にステージの確度を掛けた値です。非加重の残り：全額から加重分を引いた残りです。',
  'Open pipeline by partner': 'パートナー別の進行中パイプライン',
  'Open pipeline by stage': 'ステージ別の進行中パイプライン',
  'Open pipeline by type': 'タイプ別の進行中パイプライン',
  'Owner and source': '所有者と発生元',
  'Partner commissions are adjusted immediately. The reason is stored in the history.':
    'パートナーのコミッションはすぐに調整されます。理由は履歴に保存されます。',
  'Partners with an active status today.': '現在ステータスが有効なパートナーです。',
  'Pipeline board': 'パイプラインボード',
  Price: '価格',
  Probability: '確度',
  'Product did not fit': '製品が合わない',
  Quarterly: '四半期ごと',
  'Reason for amendment': '修正の理由',
  'Reopen deal': '案件を再開',
  'Reopen deal?': '案件を再開しますか？',
  'Revenue with partners': 'パートナーとの売上',
  'Revenue won in the period, by the role partners played.': '期間中の受注売上を、パートナーの役割別に表示します。',
  'Share of deals closed in the period that were won, by number of deals, in all currencies.':
    '期間中に完了した案件のうち、受注した案件の割合です。すべての通貨の件数で計算します。',
  'Share of your deals closed in the period that were won, by number of deals, in all currencies.':
    '期間中に完了した自社の案件のうち、受注した案件の割合です。すべての通貨の件数で計算します。',
  'Sold products': '販売された製品',
  Sourced: 'パートナー発生',
  'Sourced and influenced revenue in the period': '期間中のパートナー発生売上とパートナー関与売上',
  'Sourced by partner': 'パートナーが発生元',
  'The commissions of the deal change at once.': '案件のコミッションはすぐに変更されます。',
  'The deal’s ID in another system, such as your CRM.': 'CRMなど、別のシステムでの案件のIDです。',
  'The end customer.': '最終顧客です。',
  'The lead partner. You can add more partners on the opportunity.':
    '主導パートナーです。商談にパートナーを追加できます。',
  'Top customers': '上位の顧客',
  'Top partners': '上位のパートナー',
  'Top ten lead partners by amount won in the period.': '期間中の受注金額による主導パートナーの上位10社です。',
  'Total amount of all open deals, not weighted by probability.':
    '進行中のすべての案件の合計金額です。確度による加重はしていません。',
  'Total amount of deals won in the period that you led, by close date.':
    '完了日を基準に、期間中に自社が主導して受注した案件の合計金額です。',
  'Total amount of deals won in the period, by close date.': '完了日を基準に期間中に受注した案件の合計金額です。',
  'Unweighted remainder': '非加重の残り',
  Weighted: '加重',
  'Win rate with and without partners': 'パートナー有無別の受注率',
  'With partners': 'パートナーあり',
  'Without partners': 'パートナーなし',
  'Won by region': '地域別の受注',
  'Won deals brought by a partner through a registration, referral page or referral link.':
    '登録、紹介ページ、紹介リンクを通じてパートナーがもたらした受注案件です。',
  'Won deals that your company sourced and a partner helped with.':
    '自社が発生元で、パートナーが支援した受注案件です。',
  'Won deals without a lead partner.': '主導パートナーのいない受注案件です。',
  'Won over time': '受注の推移',
  'Won this quarter': '今四半期の受注',
  Yearly: '年1回',
  'You have no open deals.': '進行中の案件はありません。',
  'deal update': '案件の更新情報',
  'deal updates': '案件の更新情報',
  opportunities: '商談',
  'stage change': 'ステージの変更',
  'stage changes': 'ステージの変更',
};
