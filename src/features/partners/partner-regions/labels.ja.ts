import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-regions'> = {
  Managers: 'マネージャー',
  'Parent region': '親地域',
  'Partner regions': 'パートナー地域',
  'Reference type': '参照タイプ',
  'Team members responsible for this region. Approval chains can ask them.':
    'この地域を担当するチームメンバーです。承認ルートで承認を依頼できます。',
  'The areas where partners work. A region can belong to a larger region and list its countries.':
    'パートナーが活動する地域です。地域は上位の地域に属し、国を含めることができます。',
  'Whatever the parent region gets, such as an incentive structure, also applies to this region.':
    'インセンティブ体系など、親地域に適用されるものはこの地域にも適用されます。',
  'partner region': 'パートナー地域',
  'partner regions': 'パートナー地域',
  'regions they manage': '管理する地域',
};
