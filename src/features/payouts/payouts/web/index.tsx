import Wallet from 'lucide-react/icons/wallet';
import type { WebFeature } from '#web/feature.ts';

export { payoutRail, payoutSteps } from './slots.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'payout_batches:view' } as const;
const partner = { mode: 'partner', permission: 'payout_items:view' } as const;

export const feature: WebFeature = {
  name: 'payouts',
  flag: 'payouts',
  menu: [
    { group: 'Revenue', label: 'Payouts', path: base, icon: Wallet, order: 60, daily: { order: 90 }, ...view },
    {
      group: 'Revenue',
      label: 'Payouts',
      path: '/revenue/payouts',
      icon: Wallet,
      order: 50,
      daily: { order: 41, label: 'Earnings' },
      ...partner,
    },
  ],
  screenTabs: [{ of: 'payouts', path: '/commissions/payouts', label: 'Payouts', order: 10 }],
  routes: [
    { path: base, title: 'Payouts', page: () => import('./list.tsx'), ...view },
    {
      path: `${base}/edit/$id`,
      asks: 'payout_batches/$id',
      title: 'Payout',
      page: () => import('./edit.tsx'),
      ...view,
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'payout_items',
      by: 'partner_id',
      filters: [{ field: 'status', operator: 'eq', values: ['paid'] }],
      at: 'paid_on',
      entry: () => import('./paidEntry.tsx'),
      mode: 'company',
      permission: 'payout_items:view',
    },
  ],
  actions: [{ label: 'Payouts', to: base, icon: Wallet, keywords: ['pay partners'], ...view }],
  search: [
    {
      resource: 'payout_batches',
      label: 'Payouts',
      icon: Wallet,
      hit: (row) => ({ title: row.name, to: `${base}/edit/${row.id}` }),
      ...view,
    },
  ],
};
