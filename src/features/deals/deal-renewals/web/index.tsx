import Repeat from 'lucide-react/icons/repeat';
import { aboveDealLines } from '#features/deals/opportunities/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const view = { permission: 'deal_renewals:view' } as const;

export const feature: WebFeature = {
  name: 'deal-renewals',
  flag: 'deal_renewals',
  routes: [
    {
      path: '/commissions/opportunities/renewals',
      title: 'Renewals',
      mode: 'company',
      page: () => import('./list.tsx'),
      ...view,
    },
    {
      path: '/revenue/opportunities/renewals',
      title: 'Renewals',
      mode: 'partner',
      page: () => import('./list.tsx'),
      ...view,
    },
  ],
  parts: [fillSlot(aboveDealLines, { order: 20, part: () => import('./DealRenewals.tsx'), mode: 'company', ...view })],
  actions: [
    {
      label: 'Renewals',
      to: '/commissions/opportunities/renewals',
      icon: Repeat,
      mode: 'company',
      keywords: ['ending', 'subscriptions'],
      ...view,
    },
    {
      label: 'Renewals',
      to: '/revenue/opportunities/renewals',
      icon: Repeat,
      mode: 'partner',
      keywords: ['ending', 'subscriptions'],
      ...view,
    },
  ],
};
