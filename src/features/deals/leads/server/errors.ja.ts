import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A lead is offered to you, your time to answer ends soon, or the offer has ended.':
    'リードが提供されたとき、回答期限が近づいたとき、または提供が終了したときに通知します。',
  'A lead is unassigned, marked as spam, or waits too long for a first contact.':
    'リードの割り当て先がないとき、スパムにされたとき、または最初の連絡が遅れているときに通知します。',
  'A partner accepts or declines a lead.': 'パートナーがリードを承諾または辞退したときに通知します。',
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'パートナーがこのリードを担当しています。アーカイブする前に、終了するかスパムに設定してください。',
  'First contact with leads': 'リードへの最初の連絡',
  'Leads offered to you': '提供されたリード',
  'Leads that need you': '対応が必要なリード',
  'Partner answers to leads': 'リードに対するパートナーの回答',
  'The first contact with a lead you accepted is overdue.':
    '承諾したリードへの最初の連絡が期限を超過したときに通知します。',
  'The time to answer has ended.': '回答期限が過ぎています。',
  'This lead is archived.': 'このリードはアーカイブ済みです。',
  'accepted leads': '承諾されたリード',
  'already works on this lead': 'すでにこのリードに対応しています。',
  'is already the ID of another lead': '別のリードのIDとして使用されています。',
  'is already the name of another rule': '別のルールの名前として使用されています。',
  'is not a custom field of partners': 'パートナーのカスタム項目ではありません。',
  'leads without a partner': 'パートナー未定のリード',
  'names a record that does not exist': '存在しないレコードが指定されています。',
  'need points for at least one criterion': '1つ以上の基準に配点が必要です。',
  'new leads': '新しいリード',
};
