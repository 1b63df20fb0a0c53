import Coins from 'lucide-react/icons/coins';
import Plus from 'lucide-react/icons/plus';
import Workflow from 'lucide-react/icons/workflow';
import { linkRate } from '#features/referrals/referral-links/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export { trialSteps } from './slots.ts';

const view = { mode: 'company', permission: 'commission_plans:view' } as const;
const manage = { mode: 'company', permission: 'commission_plans:manage' } as const;
const partner = { mode: 'partner' } as const;

/** The screens use the business term "incentive structure"; the resource is `commission_plans`. */
export const feature: WebFeature = {
  name: 'commission-plans',
  flag: 'commissions',
  menu: [
    {
      group: 'Revenue',
      label: 'Incentive Structures',
      path: '/commissions/structure',
      icon: Workflow,
      order: 50,
      ...view,
    },
    { group: 'Revenue', label: 'How you earn', path: '/revenue/incentives', icon: Coins, order: 30, ...partner },
  ],
  parts: [fillSlot(linkRate, { order: 10, part: () => import('./LinkRate.tsx'), ...partner })],
  screenTabs: [
    { of: 'commissions', path: '/commissions/structure', label: 'Incentive Structures', order: 20 },
    { of: 'earnings', path: '/revenue/incentives', label: 'How you earn', order: 30 },
  ],
  routes: [
    { path: '/commissions/structure', title: 'Incentive structures', page: () => import('./list.tsx'), ...view },
    { path: '/commissions/structure/create', title: 'New structure', page: () => import('./create.tsx'), ...manage },
    {
      path: '/commissions/structure/edit/$id',
      asks: 'commission_plans/$id',
      title: 'Incentive structure',
      page: () => import('./edit.tsx'),
      ...view,
    },
    { path: '/revenue/incentives', title: 'How you earn', page: () => import('./portal.tsx'), ...partner },
  ],
  actions: [
    {
      label: 'New incentive structure',
      to: '/commissions/structure/create',
      icon: Plus,
      keywords: ['commission plan', 'rule'],
      ...manage,
    },
  ],
  search: [
    {
      resource: 'commission_plans',
      label: 'Incentive structures',
      icon: Workflow,
      hit: (row) => ({ title: row.name, detail: row.description, to: `/commissions/structure/edit/${row.id}` }),
      ...view,
    },
  ],
};
