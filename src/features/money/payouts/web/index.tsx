import Landmark from 'lucide-react/icons/landmark';
import Percent from 'lucide-react/icons/percent';
import Wallet from 'lucide-react/icons/wallet';
import type { WebFeature } from '#web/feature.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'payout_batches:view' } as const;
const methods = { mode: 'company', permission: 'payout_methods:view' } as const;
const partner = { mode: 'partner', permission: 'payout_items:view' } as const;

export const feature: WebFeature = {
  name: 'payouts',
  flag: 'payouts',
  menu: [
    { group: 'Revenue', label: 'Payouts', path: base, icon: Wallet, order: 60, ...view },
    { group: 'Revenue', label: 'Payouts', path: '/revenue/payouts', icon: Wallet, order: 50, ...partner },
  ],
  routes: [
    { path: base, title: 'Payouts', page: () => import('./list.tsx'), ...view },
    {
      path: `${base}/edit/$id`,
      asks: 'payout_batches/$id',
      title: 'Payout',
      page: () => import('./edit.tsx'),
      ...view,
    },
    { path: `${base}/methods`, title: 'Payout details', page: () => import('./methods.tsx'), ...methods },
    { path: `${base}/withholding`, title: 'Tax withheld', page: () => import('./withholding.tsx'), ...view },
    {
      path: `${base}/statement/$id`,
      asks: 'payout_items/$id/statement',
      title: 'Statement',
      page: () => import('./statement.tsx'),
      ...view,
    },
    { path: `${base}/account`, title: 'Statement', page: () => import('./account.tsx'), ...view },
    { path: '/revenue/payouts', title: 'Payouts', page: () => import('./portal.tsx'), ...partner },
    {
      path: '/revenue/payouts/statement/$id',
      asks: 'payout_items/$id/statement',
      title: 'Statement',
      page: () => import('./statement.tsx'),
      ...partner,
    },
    { path: '/revenue/payouts/account', title: 'Statement', page: () => import('./account.tsx'), ...partner },
  ],
  actions: [
    { label: 'Payouts', to: base, icon: Wallet, keywords: ['pay partners'], ...view },
    {
      label: 'Payout details to verify',
      to: `${base}/methods?status=pending`,
      icon: Landmark,
      keywords: ['bank', 'iban'],
      ...methods,
    },
    {
      label: 'Tax withheld from payouts',
      to: `${base}/withholding`,
      icon: Percent,
      keywords: ['withholding', 'tax'],
      ...view,
    },
  ],
  search: [
    {
      resource: 'payout_batches',
      label: 'Payouts',
      icon: Wallet,
      hit: (row) => ({ title: row.name, detail: row.status, to: `${base}/edit/${row.id}` }),
      ...view,
    },
  ],
};
