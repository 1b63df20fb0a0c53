import Sigma from 'lucide-react/icons/sigma';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'commission_lines:view' } as const;

export const feature: WebFeature = {
  name: 'commission-volumes',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/rates',
      title: 'Exchange rates and opening volumes',
      page: () => import('./rates.tsx'),
      mode: 'company',
      permission: 'commission_lines:manage',
    },
    {
      path: '/commissions/counter-checks',
      title: 'Volume audit',
      page: () => import('./counter-checks.tsx'),
      analysis: 'Check that the volumes behind commissions add up.',
      mode: 'company',
      permission: 'commission_lines:view',
    },
  ],
  actions: [
    {
      label: 'Volume audit',
      to: '/commissions/counter-checks',
      icon: Sigma,
      keywords: ['counters', 'volumes', 'nightly'],
      ...view,
    },
  ],
};
