import Receipt from 'lucide-react/icons/receipt';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'mdf_claims:view' } as const;
const own = { mode: 'partner', permission: 'mdf_claims:view' } as const;
const ownManage = { mode: 'partner', permission: 'mdf_claims:manage' } as const;

/** Partners claim what they spent; the company reimburses it. */
export const feature: WebFeature = {
  name: 'mdf-claims',
  flag: 'mdf',
  screenTabs: [{ of: 'mdf', path: '/enablement/mdf/claims', label: 'Claims', order: 30 }],
  routes: [
    { path: '/enablement/mdf/claims', title: 'MDF claims', page: () => import('./list.tsx'), ...view },
    {
      path: '/enablement/mdf/claims/show/$id',
      asks: 'mdf_claims/$id',
      title: 'MDF claim',
      page: () => import('./show.tsx'),
      ...view,
    },
    {
      path: '/enablement/partner-mdf/claims/create',
      title: 'Claim cost',
      page: () => import('./edit.tsx'),
      ...ownManage,
    },
    {
      path: '/enablement/partner-mdf/claims/edit/$id',
      asks: 'mdf_claims/$id',
      title: 'Edit claim',
      page: () => import('./edit.tsx'),
      ...ownManage,
    },
    {
      path: '/enablement/partner-mdf/claims/show/$id',
      asks: 'mdf_claims/$id',
      title: 'MDF claim',
      page: () => import('./show.tsx'),
      ...own,
    },
  ],
  tabs: [
    {
      on: ['mdf_requests'],
      key: 'claims',
      label: 'Claims',
      order: 10,
      permission: 'mdf_claims:view',
      panel: () => import('./RequestClaims.tsx'),
    },
  ],
  search: [
    {
      resource: 'mdf_claims',
      label: 'MDF claims',
      icon: Receipt,
      hit: (row) => ({
        title: `Claim ${row.number}`,
        detail: row.request_title,
        to: `/enablement/mdf/claims/show/${row.id}`,
      }),
      ...view,
    },
  ],
};
