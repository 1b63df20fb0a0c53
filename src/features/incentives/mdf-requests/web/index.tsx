import HandCoins from 'lucide-react/icons/hand-coins';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'mdf_requests:view' } as const;
const manage = { mode: 'company', permission: 'mdf_requests:manage' } as const;
const own = { mode: 'partner', permission: 'mdf_requests:view' } as const;
const ownManage = { mode: 'partner', permission: 'mdf_requests:manage' } as const;

/** Partners request money of a fund; the company decides. */
export const feature: WebFeature = {
  name: 'mdf-requests',
  flag: 'mdf',
  menu: [
    {
      group: 'Enablement',
      label: 'MDF',
      path: '/enablement/partner-mdf',
      daily: { order: 81, label: 'Program' },
      icon: HandCoins,
      order: 60,
      keywords: ['market development funds', 'marketing', 'claims'],
      ...own,
    },
  ],
  screenTabs: [
    { of: 'mdf', path: '/enablement/mdf/requests', label: 'Requests', order: 20 },
    { of: 'program', path: '/enablement/partner-mdf', label: 'MDF', order: 30 },
  ],
  routes: [
    { path: '/enablement/mdf/requests', title: 'MDF requests', page: () => import('./list.tsx'), ...view },
    { path: '/enablement/mdf/requests/create', title: 'Request MDF', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/enablement/mdf/requests/show/$id',
      asks: 'mdf_requests/$id',
      title: 'MDF request',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: '/enablement/partner-mdf', title: 'MDF', page: () => import('./home.tsx'), ...own },
    { path: '/enablement/partner-mdf/create', title: 'Request MDF', page: () => import('./edit.tsx'), ...ownManage },
    {
      path: '/enablement/partner-mdf/edit/$id',
      asks: 'mdf_requests/$id',
      title: 'Edit request',
      page: () => import('./edit.tsx'),
      ...ownManage,
    },
    {
      path: '/enablement/partner-mdf/show/$id',
      asks: 'mdf_requests/$id',
      title: 'MDF request',
      page: () => import('./show.tsx'),
      ...own,
    },
  ],
  tabs: [
    {
      on: ['partners', 'mdf_funds'],
      key: 'mdf',
      label: 'MDF requests',
      group: 'Money',
      order: 70,
      ...view,
      panel: () => import('./RecordRequests.tsx'),
    },
  ],
  actions: [{ label: 'Request MDF', to: '/enablement/partner-mdf/create', icon: HandCoins, ...ownManage }],
  search: [
    {
      resource: 'mdf_requests',
      label: 'MDF requests',
      icon: HandCoins,
      hit: (row) => ({ title: row.title, detail: row.partner_name, to: `/enablement/mdf/requests/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'mdf_requests',
      label: 'MDF requests',
      icon: HandCoins,
      hit: (row) => ({ title: row.title, detail: row.fund_name, to: `/enablement/partner-mdf/show/${row.id}` }),
      ...own,
    },
  ],
};
