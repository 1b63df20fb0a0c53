import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/provisioning'> = {
  'Only a person can create a provisioning token.': 'プロビジョニングトークンを作成できるのは人だけです。',
  'The partner is suspended in this program. Nothing can be changed until that ends.':
    'パートナーはこのプログラムで停止中です。停止が終わるまで何も変更できません。',
  'The resource was changed in the meantime. Read it again.':
    'リソースはその間に変更されました。もう一度読み込んでください。',
  'This group': 'このグループ',
  'This list cannot be filtered.': 'この一覧は絞り込めません。',
  'This needs a provisioning token from Settings > Provisioning that is not revoked.':
    '「設定 > プロビジョニング」の、取り消されていないプロビジョニングトークンが必要です。',
  'This part of SCIM is not supported; see ServiceProviderConfig.':
    'SCIMのこの部分には対応していません。ServiceProviderConfigをご確認ください。',
  'This person is the last owner. Make someone else an owner first.':
    'この人は最後の所有者です。先に別の人を所有者にしてください。',
  'This token was already created, and its secret was shown once. Revoke it and create another token.':
    'このトークンはすでに作成され、シークレットは1回表示されました。トークンを取り消して、別のトークンを作成してください。',
  'This user': 'このユーザー',
  'is already provisioned': 'すでにプロビジョニングされています。',
};
