import Sigma from 'lucide-react/icons/sigma';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export const OpeningVolumes = lazy(() => import('./OpeningVolumes.tsx'));

const view = { mode: 'company', permission: 'commission_lines:view' } as const;

export const feature: WebFeature = {
  name: 'commission-volumes',
  flag: 'commissions',
  routes: [
    {
      path: '/commissions/counter-checks',
      title: 'Volume audit',
      page: () => import('./counter-checks.tsx'),
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
