import { belowDealLines } from '#features/deals/opportunities/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export { breakdownActions } from './slots.ts';

const view = { mode: 'company', permission: 'commission_lines:view' } as const;
const partner = { mode: 'partner', permission: 'commission_lines:view' } as const;

export const feature: WebFeature = {
  name: 'receipts',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/show/$id',
      asks: 'commission_lines/$id/receipt',
      title: 'Commission',
      page: () => import('./show.tsx'),
      ...view,
    },
    {
      path: '/revenue/commissions/show/$id',
      asks: 'commission_lines/$id/receipt',
      title: 'Commission',
      page: () => import('./portal-show.tsx'),
      ...partner,
    },
  ],
  parts: [fillSlot(belowDealLines, { order: 10, part: () => import('./DealCommission.tsx'), ...view })],
};
