import Landmark from 'lucide-react/icons/landmark';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { useConversion } from './useConversion.ts';
export const OwnMethods = lazy(() => import('./OwnMethods.tsx'));

const base = '/commissions/payouts';
const methods = { mode: 'company', permission: 'payout_methods:view' } as const;

export const feature: WebFeature = {
  name: 'payout-methods',
  flag: 'payouts',
  screenTabs: [{ of: 'payouts', path: '/commissions/payouts/methods', label: 'Payout details', order: 20 }],
  routes: [{ path: `${base}/methods`, title: 'Payout details', page: () => import('./list.tsx'), ...methods }],
  actions: [
    {
      label: 'Payout details to verify',
      to: `${base}/methods?status=pending`,
      icon: Landmark,
      keywords: ['bank', 'iban'],
      ...methods,
    },
  ],
};
