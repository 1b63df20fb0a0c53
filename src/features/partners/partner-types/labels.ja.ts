import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-types'> = {
  'Distributor required': 'ディストリビューター必須',
  'Partner types': 'パートナータイプ',
  'Partners of this type choose one of their distributors when they register a deal.':
    'このタイプのパートナーは、案件の登録時に自社のディストリビューターを選択します。',
  'Partners of this type supply resellers and confirm their deals.':
    'このタイプのパートナーはリセラーに供給し、その案件を確認します。',
  Types: 'タイプ',
  'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.':
    '再販、紹介、提供など、パートナーの役割です。インセンティブ体系やレポートで使います。',
  'partner type': 'パートナータイプ',
  'partner types': 'パートナータイプ',
};
