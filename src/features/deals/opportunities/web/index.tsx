import Plus from 'lucide-react/icons/plus';
import Target from 'lucide-react/icons/target';
import { accountFigures } from '#features/deals/accounts/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { fillSlot } from '#web/slots.tsx';
import { nouns } from '../nouns.ts';

const base = '/commissions/opportunities';
const view = { mode: 'company', permission: 'opportunities:view' } as const;
const manage = { mode: 'company', permission: 'opportunities:manage' } as const;
const partner = { mode: 'partner', permission: 'opportunities:view' } as const;

export { aboveDealLines, amendmentEffects, belowDealLines, dealActions, moveEffects } from './slots.ts';
export { StageTag } from './stages/StageTag.tsx';
export { roleOptions } from './words.ts';

export const feature: WebFeature = {
  name: 'opportunities',
  menu: [
    { group: 'Revenue', label: 'Opportunities', path: base, icon: Target, order: 10, daily: { order: 50 }, ...view },
    {
      group: 'Revenue',
      label: 'Opportunities',
      path: '/revenue/opportunities',
      icon: Target,
      order: 15,
      daily: { order: 31, label: 'Deals' },
      ...partner,
    },
  ],
  screenTabs: [
    { of: 'opportunities', path: '/commissions/opportunities', label: 'Opportunities', order: 10 },
    { of: 'opportunities', path: '/commissions/opportunities/lines', label: 'Sold products', order: 30 },
    { of: 'deals', path: '/revenue/opportunities', label: 'Opportunities', order: 20 },
  ],
  routes: [
    ...nounRoutes(
      'opportunities',
      nouns.opportunities,
      { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
      { mode: 'company' },
    ),
    { path: `${base}/board`, title: 'Board', page: () => import('./board.tsx'), ...view },
    { path: `${base}/lines`, title: 'Sold products', page: () => import('./lines.tsx'), ...view },
    { path: '/revenue/opportunities', title: 'Opportunities', page: () => import('./portal-list.tsx'), ...partner },
    {
      path: '/revenue/opportunities/show/$id',
      asks: 'opportunities/$id',
      title: 'Opportunity',
      page: () => import('./portal-show.tsx'),
      ...partner,
    },
  ],
  timelines: [
    {
      on: 'opportunities',
      resource: 'opportunity_stage_events',
      by: 'opportunity_id',
      at: 'at',
      entry: () => import('./moveEntry.tsx'),
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'deals',
      label: 'Deals',
      group: 'Deals',
      order: 10,
      count: { resource: 'opportunities', by: 'partner_id' },
      panel: () => import('./PartnerDeals.tsx'),
      ...view,
    },
    {
      on: ['accounts'],
      key: 'deals',
      label: 'Deals',
      order: 10,
      first: true,
      count: { resource: 'opportunities', by: 'account_id' },
      mode: 'company',
      panel: () => import('./AccountDeals.tsx'),
    },
    {
      on: ['accounts'],
      key: 'deals',
      label: 'Deals',
      order: 10,
      first: true,
      mode: 'partner',
      panel: () => import('./AccountDeals.tsx'),
    },
    { on: ['opportunity_types'], key: 'deals', label: 'Deals', order: 10, panel: () => import('./TypeDeals.tsx') },
  ],
  parts: [fillSlot(accountFigures, { order: 10, part: () => import('./AccountTotals.tsx'), mode: 'company' })],
  actions: [
    { label: 'New opportunity', to: `${base}/create`, icon: Plus, keywords: ['deal'], ...manage },
    { label: 'Pipeline board', to: `${base}/board`, icon: Target, keywords: ['kanban', 'stages'], ...view },
  ],
  search: [
    {
      resource: 'opportunities',
      label: 'Opportunities',
      icon: Target,
      hit: (row) => ({ title: row.name, detail: row.account_name, to: `${base}/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'opportunities',
      label: 'Opportunities',
      icon: Target,
      hit: (row) => ({ title: row.name, detail: row.account_name, to: `/revenue/opportunities/show/${row.id}` }),
      ...partner,
    },
  ],
};
