import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/accounts'> = {
  'Merging accounts affects deals of all partners. Your role covers only your own partners.':
    '取引先の統合は、すべてのパートナーの案件に影響します。お使いのロールの対象は、自分が担当するパートナーだけです。',
  'This account was merged into another one. A merge cannot be undone.':
    'この取引先は別の取引先に統合されています。統合は元に戻せません。',
};
