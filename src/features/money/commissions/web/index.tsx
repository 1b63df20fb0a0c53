import Activity from 'lucide-react/icons/activity';
import Calculator from 'lucide-react/icons/calculator';
import Coins from 'lucide-react/icons/coins';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Sigma from 'lucide-react/icons/sigma';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { earnedEntry } from './earnedEntry.tsx';

export const CustomerMoney = lazy(() => import('./CustomerMoney.tsx'));
export const Debts = lazy(() => import('./Debts.tsx'));

const view = { mode: 'company', permission: 'commission_lines:view' } as const;
const disputes = { permission: 'commission_disputes:view' } as const;
const manage = { mode: 'company', permission: 'commission_lines:manage' } as const;
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
    {
      path: '/commissions/show/$id',
      asks: 'commission_lines/$id/receipt',
      title: 'Commission',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: '/commissions/events', title: 'What happened to deals', page: () => import('./events.tsx'), ...view },
    {
      path: '/commissions/counter-checks',
      title: 'Checks of what is counted',
      page: () => import('./counter-checks.tsx'),
      mode: 'company',
      permission: 'commission_lines:view',
    },
    {
      path: '/commissions/disputes',
      title: 'Disputes',
      page: () => import('./disputes-list.tsx'),
      mode: 'company',
      ...disputes,
    },
    {
      path: '/commissions/disputes/show/$id',
      asks: 'commission_disputes/$id',
      title: 'Dispute',
      page: () => import('./dispute-show.tsx'),
      mode: 'company',
      ...disputes,
    },
    {
      path: '/commissions/recalculations',
      title: 'Recalculations',
      page: () => import('./recalculations.tsx'),
      ...manage,
    },
    {
      path: '/commissions/recalculations/show/$id',
      asks: 'commission_recalculations/$id',
      title: 'Recalculation',
      page: () => import('./recalculation.tsx'),
      ...manage,
    },
    {
      path: '/commissions/rates',
      title: 'Exchange rates and opening volumes',
      page: () => import('./rates.tsx'),
      ...manage,
    },
    { path: '/revenue/commissions', title: 'Commissions', page: () => import('./portal-list.tsx'), ...partner },
    {
      path: '/revenue/commissions/disputes',
      title: 'Disputes',
      page: () => import('./disputes-list.tsx'),
      mode: 'partner',
      ...disputes,
    },
    {
      path: '/revenue/commissions/show/$id',
      asks: 'commission_lines/$id/receipt',
      title: 'Commission',
      page: () => import('./portal-show.tsx'),
      ...partner,
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
    {
      label: 'Checks of what is counted',
      to: '/commissions/counter-checks',
      icon: Sigma,
      keywords: ['counters', 'volumes', 'nightly'],
      ...view,
    },
    {
      label: 'Disputes about commissions',
      to: '/commissions/disputes?status=open',
      icon: MessageSquareWarning,
      keywords: ['complaint', 'wrong commission'],
      mode: 'company',
      ...disputes,
    },
    {
      label: 'Recalculate past deals',
      to: '/commissions/recalculations',
      icon: Calculator,
      keywords: ['recalculation', 'correct'],
      ...manage,
    },
  ],
};
