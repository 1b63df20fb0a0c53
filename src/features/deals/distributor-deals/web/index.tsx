import Eye from 'lucide-react/icons/eye';
import Layers from 'lucide-react/icons/layers-2';
import Network from 'lucide-react/icons/network';
import { distributionDetails } from '#features/partners/distributions/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const view = { mode: 'company', permission: 'distributor_deals:view' } as const;
const settings = { mode: 'company', permission: 'program_settings:view' } as const;
const portal = { mode: 'partner', permission: 'distributor_deals:view' } as const;
const base = '/partners/distribution';
const deals = `${base}/deals` as const;
const own = '/revenue/reseller-deals';
const asks = 'distributor_deals/$id';

export const feature: WebFeature = {
  name: 'distributor-deals',
  flag: 'distributions',
  screenTabs: [
    { of: 'distribution', path: deals, label: 'Reseller deals', order: 30 },
    { of: 'distribution', path: `${base}/inventory`, label: 'Who buys from whom', order: 40 },
    { of: 'distribution', path: `${base}/visibility`, label: 'Visibility check', order: 50 },
    { of: 'distribution', path: `${base}/settings`, label: 'Settings', order: 60 },
    { of: 'distribution', path: own, label: 'Reseller deals', order: 20 },
  ],
  routes: [
    { path: deals, title: 'Reseller deals', page: () => import('./list.tsx'), ...view },
    { path: `${deals}/show/$id`, asks, title: 'Reseller deal', page: () => import('./show.tsx'), ...view },
    {
      path: `${base}/inventory`,
      title: 'Who buys from whom',
      page: () => import('./inventory.tsx'),
      analysis: 'Which resellers buy from which distributors.',
      ...view,
    },
    { path: `${base}/visibility`, title: 'Visibility check', page: () => import('./visibility.tsx'), ...settings },
    { path: `${base}/settings`, title: 'Distribution settings', page: () => import('./settings.tsx'), ...settings },
    { path: own, title: 'Reseller deals', page: () => import('./portal-list.tsx'), ...portal },
    { path: `${own}/show/$id`, asks, title: 'Reseller deal', page: () => import('./show.tsx'), ...portal },
  ],
  parts: [
    fillSlot(distributionDetails, {
      order: 10,
      part: () => import('./DealsOfDistribution.tsx'),
      permission: 'distributor_deals:view',
    }),
  ],
  actions: [
    {
      label: 'Who buys from whom',
      to: `${base}/inventory`,
      icon: Network,
      keywords: ['distributor', 'inventory'],
      ...view,
    },
    { label: 'Visibility check', to: `${base}/visibility`, icon: Eye, keywords: ['distributor', 'sees'], ...settings },
    { label: 'Reseller deals', to: own, icon: Layers, keywords: ['distributor'], ...portal },
  ],
  search: [
    {
      resource: 'distributor_deals',
      label: 'Reseller deals',
      icon: Layers,
      hit: (row) => ({
        title: row.title ?? `No. ${row.number}`,
        detail: row.partner_name,
        to: `${own}/show/${row.id}`,
      }),
      ...portal,
    },
  ],
};
