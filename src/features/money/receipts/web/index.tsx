import type { WebFeature } from '#web/feature.ts';

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
};
