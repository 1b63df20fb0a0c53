import type { WebFeature } from '#web/feature.ts';

const manage = { mode: 'company', permission: 'commission_lines:manage' } as const;

export const feature: WebFeature = {
  name: 'exchange-rates',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/rates',
      title: 'Exchange rates and opening volumes',
      page: () => import('./rates.tsx'),
      ...manage,
    },
  ],
};
