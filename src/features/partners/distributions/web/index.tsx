import Network from 'lucide-react/icons/network';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export { distributionDetails } from './slots.ts';

const view = { mode: 'company', permission: 'distributions:view' } as const;
const portal = { mode: 'partner', permission: 'distributions:view' } as const;
const path = '/partners/distribution';
const own = '/revenue/distribution';

export const feature: WebFeature = {
  name: 'distributions',
  flag: 'distributions',
  copies: ['distributions'],
  menu: [
    {
      group: 'Partners',
      label: 'Distribution',
      path,
      icon: Network,
      order: 45,
      keywords: ['distributor', 'reseller', 'two-tier'],
      ...view,
    },
    {
      group: 'Revenue',
      label: 'Distribution',
      path: own,
      icon: Network,
      order: 45,
      keywords: ['distributor', 'reseller'],
      ...portal,
    },
  ],
  screenTabs: [
    { of: 'distribution', path, label: 'Distributions', order: 10 },
    { of: 'distribution', path: `${path}/rules`, label: 'Rules', order: 20 },
    { of: 'distribution', path: own, label: 'Resellers and distributors', order: 10 },
  ],
  routes: [
    ...nounRoutes(
      'distributions',
      nouns.distributions,
      { list: () => import('./list.tsx'), show: () => import('./show.tsx') },
      { mode: 'company' },
    ),
    { path: `${path}/rules`, title: 'Distribution rules', page: () => import('./rules.tsx'), ...view },
    { path: own, title: 'Resellers and distributors', page: () => import('./portal-list.tsx'), ...portal },
    {
      path: `${own}/show/$id`,
      asks: 'distributions/$id',
      title: 'Distribution',
      page: () => import('./show.tsx'),
      ...portal,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'distribution',
      label: 'Distribution',
      group: 'Program',
      order: 60,
      panel: () => import('./PartnerDistributionsTab.tsx'),
      ...view,
    },
  ],
  actions: [
    {
      label: 'Invite a reseller or distributor',
      to: own,
      icon: Plus,
      mode: 'partner',
      permission: 'distributions:manage',
    },
  ],
  search: [
    {
      resource: 'distributions',
      label: 'Distributions',
      icon: Network,
      list: path,
      hit: (row) => ({
        title: `${row.partner_name ?? row.invited_domain} · ${row.distributor_name ?? row.invited_domain}`,
        to: `${path}/show/${row.id}`,
      }),
      ...view,
    },
  ],
};
