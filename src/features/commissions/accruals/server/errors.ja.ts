import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/accruals'> = {
  'Commission cannot be calculated for this deal.': 'この案件のコミッションは計算できません。',
  'Only a won deal earns commission.': 'コミッションが発生するのは受注した案件だけです。',
  'This deal is archived. Restore it before you record payments or refunds.':
    'この案件はアーカイブ済みです。入金や返金を記録する前に復元してください。',
  'is more than the refund itself': '返金額そのものを超えています。',
  'is used by the product itself': 'Tandem自体が使用している値です。',
};
