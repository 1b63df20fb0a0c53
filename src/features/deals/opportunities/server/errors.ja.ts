import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunities'> = {
  'A board shows only one type.': 'ボードに表示できるのは1つのタイプだけです。',
  'A partner you proposed for a deal accepts or declines.':
    '案件に提案したパートナーが承諾または辞退したときに通知します。',
  'An automation cannot move a deal that is won or lost.':
    '受注または失注した案件は、オートメーションでは移動できません。',
  'An automation cannot win or lose a deal.': 'オートメーションでは、案件を受注または失注にできません。',
  'Deal invitations': '案件への招待',
  'Deals without activity': '活動のない案件',
  'Only a won deal can be discarded as a duplicate.': '重複として破棄できるのは、受注した案件だけです。',
  'Only the company can change deals of this type.': 'このタイプの案件を変更できるのはベンダーだけです。',
  'Partner answers to deal invitations': '案件への招待に対するパートナーの回答',
  'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.':
    '自分が担当していないパートナーもこの案件に参加しています。すべてのパートナーにアクセスできるチームメンバーに分配の変更を依頼してください。',
  'Sent once when a deal you registered has had no activity for the period set by the program.':
    '登録した案件で、プログラムが定めた期間に活動がなかったときに1回だけ通知します。',
  'Sent once when one of your deals has had no activity for the period set by your program.':
    'あなたの案件で、自社のプログラムが定めた期間に活動がなかったときに1回だけ通知します。',
  'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.':
    'この案件のリードパートナーは、自分が担当していないパートナーです。そのパートナーの担当者、またはすべてのパートナーにアクセスできるチームメンバーに変更を依頼してください。',
  'This opportunity was changed in the meantime.': 'この商談はその間に変更されました。',
  'You are proposed for a deal, confirmed, or rejected.':
    '貴社が案件に提案されたとき、確定したとき、または却下されたときに通知します。',
  'You can only change the type of an open deal.': 'タイプを変更できるのは進行中の案件だけです。',
  'You cannot archive a won deal because commissions depend on it.':
    '受注した案件はコミッションの根拠となるため、アーカイブできません。',
  'You cannot reject the lead partner. Choose another lead partner first.':
    'リードパートナーは却下できません。先に別のリードパートナーを選択してください。',
  'add up to more than an amount can be': '合計が金額の上限を超えています。',
  'inactive deals': '活動のない案件',
  'is calculated from the lines of the deal: change the lines instead':
    '案件の明細から計算されます。明細を変更してください。',
  'is for deals that are won or lost': '受注または失注した案件でのみ指定できます。',
  'is for lost deals': '失注した案件でのみ指定できます。',
  'is in the future': '未来の日付です。',
  'is needed for a lost deal': '失注した案件では必須です。',
  'is needed where there is no product': '製品がない場合は必須です。',
  'is not a line of this deal': 'この案件の明細ではありません。',
  'is not a stage of this type': 'このタイプのステージではありません。',
  'is not the first participant': '最初の参加パートナーではありません。',
  'is only for deals that are won or lost': '受注または失注した案件でのみ指定できます。',
  'is required to reopen a won deal or mark it as lost': '受注した案件を再開または失注にするには必須です。',
  'is required unless lines, participants, or the closing date are given':
    '明細、参加パートナー、クローズ日のいずれも指定しない場合は必須です。',
  'is required when a deal is lost': '案件を失注にする場合は必須です。',
  'is required: there is no opportunity type yet': '必須項目です。商談タイプがまだありません。',
  'is the same as before': '以前と同じです。',
  'must be one id': 'IDを1つだけ指定してください。',
  'name a partner twice in the same role': '同じ役割にパートナーが重複しています。',
  'name one line twice': '明細が重複しています。',
  'need a confirmed partner in first place': '先頭には確認済みのパートナーが必要です。',
  'need weights above zero': '比重は0より大きい値にしてください。',
  'needs how often the line is charged': '明細の請求頻度も指定してください。',
};
