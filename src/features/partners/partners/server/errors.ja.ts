import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partners'> = {
  'An automation cannot change the category of a partner’s status, because it decides about access and payouts.':
    'パートナーのステータスの区分はアクセス権と支払いを左右するため、オートメーションでは変更できません。',
  'The person who banned a partner cannot lift the ban. Ask another team member.':
    'パートナーを禁止した人は、その禁止を解除できません。別のチームメンバーに依頼してください。',
  'This partner was merged into another partner. A merge cannot be undone.':
    'このパートナーは別のパートナーに統合されています。統合は元に戻せません。',
  'This region': 'この地域',
  'This tier is archived.': 'このティアはアーカイブ済みです。',
  'You can only manage your own partners. Ask an administrator to change the owner.':
    '管理できるのは自分が担当するパートナーだけです。所有者の変更は管理者に依頼してください。',
  'is not a status of partners': 'パートナーのステータスではありません。',
  'must be a web address, such as https://acme.com': 'https://acme.comのようなウェブアドレスを入力してください。',
  'must be after the first day': '初日より後の日付を指定してください。',
  'must be an active team member': '有効なチームメンバーを指定してください。',
  'must be another partner': '別のパートナーを指定してください。',
  'within_region_id: must be an id': 'within_region_id: IDを指定してください。',
};
