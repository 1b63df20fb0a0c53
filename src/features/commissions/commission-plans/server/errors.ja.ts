import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commission-plans'> = {
  'Commission was earned under this assignment. Set an end date instead of removing it.':
    'この割り当てではすでにコミッションが発生しています。削除せずに終了日を設定してください。',
  'Incentive changes': 'インセンティブの変更',
  'New terms, before they apply.': '新しい条件を、適用前に通知します。',
  'The draft was changed in the meantime. Review it again before you publish.':
    '下書きはその間に変更されました。公開する前にもう一度確認してください。',
  'This structure': 'このインセンティブ体系',
  'This structure is archived. Restore it before you assign it.':
    'このインセンティブ体系はアーカイブ済みです。割り当てる前に復元してください。',
  'This structure is archived. Restore it before you edit it.':
    'このインセンティブ体系はアーカイブ済みです。編集する前に復元してください。',
  'This structure is archived. Restore it before you publish.':
    'このインセンティブ体系はアーカイブ済みです。公開する前に復元してください。',
  'already has a draft': 'すでに下書きがあります。',
  'already has this structure in this period': 'この期間には、すでにこのインセンティブ体系が割り当てられています。',
  'cannot be combined with a template': 'テンプレートと同時には指定できません。',
  'is not a structure': 'インセンティブ体系ではありません。',
  'is not a version of this structure': 'このインセンティブ体系のバージョンではありません。',
  'must be accepted, or choose a start date in an open month':
    '再計算に同意するか、締められていない月の開始日を選択してください。',
  'must be after the start date': '開始日より後の日付を指定してください。',
  'must be empty when you assign to all partners': 'すべてのパートナーに割り当てる場合は、空欄にしてください。',
  'must be today or later, because past members of an audience are not recorded':
    '対象グループの過去のメンバーは記録されていないため、本日以降の日付を指定してください。',
};
