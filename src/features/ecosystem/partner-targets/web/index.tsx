import Goal from 'lucide-react/icons/goal';
import { partnerOverview } from '#features/partners/partners/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { fillSlot } from '#web/slots.tsx';
import { nouns } from '../nouns.ts';

const view = { permission: 'partner_targets:view' } as const;
const company = { mode: 'company', permission: 'partner_targets:view' } as const;

export const feature: WebFeature = {
  name: 'partner-targets',
  flag: 'partner_targets',
  menu: [
    {
      group: 'Partners',
      label: 'Business plans',
      path: '/partners/targets',
      icon: Goal,
      keywords: ['targets', 'goals', 'joint business plan', 'JBP'],
      order: 74,
      ...company,
    },
    {
      group: 'Revenue',
      label: 'Business plan',
      path: '/partners/targets',
      icon: Goal,
      keywords: ['targets', 'goals'],
      order: 60,
      mode: 'partner',
      permission: 'partner_targets:view',
    },
  ],
  screenTabs: [
    { of: 'partners', path: '/partners/targets', label: 'Business plans', order: 30, mode: 'company' },
    { of: 'program', path: '/partners/targets', label: 'Business plan', order: 60, mode: 'partner' },
  ],
  routes: nounRoutes('partner_targets', nouns.partner_targets, {
    list: () => import('./list.tsx'),
    edit: () => import('./edit.tsx'),
    show: () => import('./show.tsx'),
  }),
  tabs: [
    {
      on: ['partners'],
      key: 'targets',
      label: 'Targets',
      group: 'Deals',
      order: 28,
      panel: () => import('./PartnerTargets.tsx'),
      ...company,
    },
  ],
  parts: [fillSlot(partnerOverview, { order: 40, part: () => import('./Attainment.tsx'), ...company })],
  actions: [
    { label: 'New business plan', to: '/partners/targets/create', icon: Goal, permission: 'partner_targets:manage' },
  ],
  search: [
    {
      resource: 'partner_targets',
      label: 'Business plans',
      icon: Goal,
      hit: (row) => ({
        title: `Targets ${row.quarter}`,
        detail: row.partner_name,
        to: `/partners/targets/show/${row.id}`,
      }),
      ...view,
    },
  ],
};
