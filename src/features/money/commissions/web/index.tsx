import Activity from 'lucide-react/icons/activity';
import Coins from 'lucide-react/icons/coins';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { earnedEntry } from './earnedEntry.tsx';

export const HoldDialog = lazy(async () => ({ default: (await import('./HoldDialog.tsx')).HoldDialog }));

const view = { mode: 'company', permission: 'commission_lines:view' } as const;
const partner = { mode: 'partner', permission: 'commission_lines:view' } as const;

export const feature: WebFeature = {
  name: 'commissions',
  flag: 'commissions',
  menu: [
    { group: 'Revenue', label: 'Commissions', path: '/commissions', icon: Coins, order: 40, ...view },
    { group: 'Revenue', label: 'Commissions', path: '/revenue/commissions', icon: Coins, order: 40, ...partner },
  ],
  routes: [
    { path: '/commissions', title: 'Commissions', page: () => import('./list.tsx'), ...view },
    { path: '/commissions/events', title: 'Commission events', page: () => import('./events.tsx'), ...view },
    { path: '/revenue/commissions', title: 'Commissions', page: () => import('./portal-list.tsx'), ...partner },
  ],
  actions: [
    {
      label: 'Commission events',
      to: '/commissions/events',
      icon: Activity,
      keywords: ['why nothing', 'parked', 'failed'],
      ...view,
    },
  ],
};
