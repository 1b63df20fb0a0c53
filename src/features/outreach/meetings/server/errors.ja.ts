import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/meetings'> = {
  'A canceled meeting cannot be changed.': 'キャンセルされたミーティングは変更できません。',
  'A canceled meeting has no actions.': 'キャンセルされたミーティングにはアクションを追加できません。',
  'A pack of this meeting': 'このミーティングのレビュー資料',
  'A partner proposes times for a meeting, or picks one.':
    'パートナーがミーティングの日時の候補を提案したとき、または日時を選択したときに通知します。',
  Meetings: 'ミーティング',
  'Meetings with partners': 'パートナーとのミーティング',
  'Only notes and decisions of a meeting that has ended can be changed.':
    '終了したミーティングで変更できるのは、メモと決定事項だけです。',
  'The company proposes times for a meeting, or picks one of yours.':
    'ベンダーがミーティングの日時の候補を提案したとき、または提案した候補から選択したときに通知します。',
  'The other side picks one of the times you proposed.': '提案した日時は相手側が選びます。',
  'This calendar': 'このカレンダー',
  'This meeting has not started yet.': 'このミーティングはまだ始まっていません。',
  'This meeting has not started yet. Move it to an earlier time first.':
    'このミーティングはまだ始まっていません。先に、より早い日時に変更してください。',
  'cannot be set while times are proposed': '日時の候補を提案している間は設定できません。',
  'deal_id: must be an id': 'deal_id: IDを指定してください。',
  'has a cadence for this tier already': 'このティアの開催頻度はすでにあります。',
  'is changed by rescheduling': '日程変更の操作で変更してください。',
  'is for the company; propose times instead': 'ベンダーのみが指定できます。代わりに日時の候補を提案してください。',
  'is not one of the proposed times': '提案された日時ではありません。',
  'is required: set or propose a time': '必須項目です。日時を指定するか、候補を提案してください。',
  'must be contacts of this partner': 'このパートナーの担当者を指定してください。',
  'must be contacts of yours': '自社の担当者を指定してください。',
  'must be deals you can open': '閲覧できる案件を指定してください。',
  'must be team members': 'チームメンバーを指定してください。',
  'must lie in the future': '未来の日時を指定してください。',
  'must lie within three years': '3年以内の日時を指定してください。',
  'must name either a team member or a contact': 'チームメンバーまたは担当者のどちらか一方を指定してください。',
};
