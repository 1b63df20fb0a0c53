import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/accounts'> = {
  'Annual revenue': '年間売上',
  'New account': '新しい取引先',
  'Parent account': '親取引先',
  Relationship: '関係',
  'Set automatically when a deal is won.': '案件を受注すると自動的に設定されます。',
  'The account’s ID in another system, such as your CRM.': 'CRMなど、別のシステムでの取引先のIDです。',
  accounts: '取引先',
};
