import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/provisioning'> = {
  'Connect an identity provider that adds and removes people': 'メンバーを追加、削除するIDプロバイダーを接続',
  'Name the identity provider that will use this token.': 'このトークンを使うIDプロバイダーの名前を入力します。',
  Provisioning: 'プロビジョニング',
  'Provisioning (SCIM)': 'プロビジョニング（SCIM）',
  Token: 'トークン',
  'provisioned people': 'プロビジョニングされたメンバー',
  'provisioned person': 'プロビジョニングされたメンバー',
  'provisioning token': 'プロビジョニングトークン',
  'provisioning tokens': 'プロビジョニングトークン',
};
