import Activity from 'lucide-react/icons/activity';
import Coins from 'lucide-react/icons/coins';
import type { WebFeature } from '#web/feature.ts';

export { commissionListActions } from './slots.ts';

const view = { mode: 'company', permission: 'commission_lines:view' } as const;
const partner = { mode: 'partner', permission: 'commission_lines:view' } as const;

export const feature: WebFeature = {
  name: 'commissions',
  flag: 'commissions',
  menu: [
    {
      group: 'Revenue',
      label: 'Commissions',
      path: '/commissions',
      icon: Coins,
      order: 40,
      daily: { order: 80 },
      ...view,
    },
    {
      group: 'Revenue',
      label: 'Commissions',
      path: '/revenue/commissions',
      icon: Coins,
      order: 40,
      daily: { order: 40, label: 'Earnings' },
      ...partner,
    },
  ],
  copies: ['commission_lines'],
  screenTabs: [
    { of: 'commissions', path: '/commissions', label: 'Commissions', order: 10 },
    { of: 'earnings', path: '/revenue/commissions', label: 'Commissions', order: 10 },
  ],
  routes: [
    { path: '/commissions', title: 'Commissions', page: () => import('./list.tsx'), ...view },
    { path: '/commissions/events', title: 'Commission events', page: () => import('./events.tsx'), ...view },
    {
      path: '/revenue/commissions',
      title: 'Commissions',
      page: () => import('./portal-list.tsx'),
      offline: true,
      ...partner,
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'commission_lines',
      by: 'partner_id',
      // Remainders carried from one payment to the next are not earnings.
      filters: [{ field: 'kind', operator: 'ne', values: ['carried'] }],
      at: 'effective_on',
      entry: () => import('./earnedEntry.ts'),
      ...view,
    },
    {
      on: 'opportunities',
      resource: 'commission_lines',
      by: 'opportunity_id',
      at: 'effective_on',
      entry: () => import('./earnedOnDealEntry.tsx'),
      ...view,
    },
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
