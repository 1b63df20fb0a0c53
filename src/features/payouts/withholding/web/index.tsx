import Percent from 'lucide-react/icons/percent';
import type { WebFeature } from '#web/feature.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'payout_batches:view' } as const;

export const feature: WebFeature = {
  name: 'withholding',
  flag: 'payouts',
  screenTabs: [{ of: 'taxes', path: '/commissions/payouts/withholding', label: 'Tax withheld', order: 30 }],
  routes: [{ path: `${base}/withholding`, title: 'Tax withheld', page: () => import('./list.tsx'), ...view }],
  actions: [
    {
      label: 'Tax withheld from payouts',
      to: `${base}/withholding`,
      icon: Percent,
      keywords: ['withholding', 'tax'],
      ...view,
    },
  ],
};
