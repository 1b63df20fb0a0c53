import Gift from 'lucide-react/icons/gift';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const view = { mode: 'company', permission: 'entitlements:view' } as const;
const viewRequests = { mode: 'company', permission: 'entitlement_grants:view' } as const;
const own = { mode: 'partner', permission: 'entitlement_grants:view' } as const;
const ownManage = { mode: 'partner', permission: 'entitlement_grants:manage' } as const;

/** The menu has no entry, as specified; partners, tiers, types and the search link here. */
export const feature: WebFeature = {
  name: 'entitlements',
  flag: 'entitlements',
  screenTabs: [
    { of: 'mdf', path: '/enablement/entitlements', label: 'Benefits', order: 40 },
    { of: 'mdf', path: '/enablement/entitlements/requests', label: 'Benefit requests', order: 50 },
    { of: 'program', path: '/enablement/partner-entitlements', label: 'Benefits', order: 20 },
  ],
  routes: [
    ...nounRoutes(
      'entitlements',
      nouns.entitlements,
      { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
      { mode: 'company' },
    ),
    {
      path: '/enablement/entitlements/requests',
      title: 'Benefit requests',
      page: () => import('./requests.tsx'),
      ...viewRequests,
    },
    {
      path: '/enablement/entitlements/requests/show/$id',
      asks: 'entitlement_grants/$id',
      title: 'Benefit request',
      page: () => import('./request.tsx'),
      ...viewRequests,
    },
    { path: '/enablement/partner-entitlements', title: 'Benefits', page: () => import('./home.tsx'), ...own },
    {
      path: '/enablement/partner-entitlements/create',
      title: 'Request benefit',
      page: () => import('./ask.tsx'),
      ...ownManage,
    },
    {
      path: '/enablement/partner-entitlements/edit/$id',
      asks: 'entitlement_grants/$id',
      title: 'Edit request',
      page: () => import('./ask.tsx'),
      ...ownManage,
    },
    {
      path: '/enablement/partner-entitlements/show/$id',
      asks: 'entitlement_grants/$id',
      title: 'Benefit request',
      page: () => import('./request.tsx'),
      ...own,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'benefits',
      label: 'Benefits',
      group: 'Program',
      order: 80,
      ...view,
      panel: () => import('./PartnerTab.tsx'),
    },
    {
      on: ['partner_tiers', 'partner_types'],
      key: 'benefits',
      label: 'Benefits',
      order: 10,
      ...view,
      panel: () => import('./TierTab.tsx'),
    },
    {
      on: ['partner_profile'],
      key: 'benefits',
      label: 'Benefits',
      order: 10,
      ...own,
      panel: () => import('./ProfileTab.tsx'),
    },
  ],
  actions: [
    { label: 'Benefits', to: '/enablement/entitlements', icon: Gift, keywords: ['entitlements'], ...view },
    { label: 'Benefits', to: '/enablement/partner-entitlements', icon: Gift, keywords: ['entitlements'], ...own },
    { label: 'Request benefit', to: '/enablement/partner-entitlements/create', icon: Gift, ...ownManage },
  ],
  search: [
    {
      resource: 'entitlements',
      label: 'Benefits',
      icon: Gift,
      hit: (row) => ({ title: row.name, to: `/enablement/entitlements/show/${row.id}` }),
      ...view,
    },
  ],
};
