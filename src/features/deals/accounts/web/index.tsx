import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { countryName } from '#web/countries.ts';
import type { WebFeature } from '#web/feature.ts';

/** Picks a company, or makes a new one on the spot. */
export const AccountSelect = lazy(() => import('./AccountSelect.tsx'));

const view = { mode: 'company', permission: 'accounts:view' } as const;
const manage = { mode: 'company', permission: 'accounts:manage' } as const;

/** The screens say "company", as the business does; the resource is `accounts`. */
export const feature: WebFeature = {
  name: 'accounts',
  menu: [{ group: 'Revenue', label: 'Companies', path: '/companies', icon: Building2, order: 15, ...view }],
  routes: [
    { path: '/companies', title: 'Companies', page: () => import('./list.tsx'), ...view },
    { path: '/companies/create', title: 'New company', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/companies/edit/$id',
      asks: 'accounts/$id',
      title: 'Edit company',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    { path: '/companies/show/$id', asks: 'accounts/$id', title: 'Company', page: () => import('./show.tsx'), ...view },
  ],
  actions: [
    { label: 'New company', to: '/companies/create', icon: Plus, keywords: ['account', 'customer'], ...manage },
  ],
  search: [
    {
      resource: 'accounts',
      label: 'Companies',
      icon: Building2,
      hit: (row) => ({
        title: row.name,
        detail: row.domain ?? countryName(row.country),
        to: `/companies/show/${row.id}`,
      }),
      ...view,
    },
  ],
};
