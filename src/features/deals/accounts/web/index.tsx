import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { countryName } from '#web/countries.ts';
import type { WebFeature } from '#web/feature.ts';

export { accountFigures } from './slots.ts';

/** Picks an account or creates a new one. */
export const AccountSelect = lazy(() => import('./AccountSelect.tsx'));

const view = { mode: 'company', permission: 'accounts:view' } as const;
const manage = { mode: 'company', permission: 'accounts:manage' } as const;

/** The routes keep `/companies`, which the specification names. */
export const feature: WebFeature = {
  name: 'accounts',
  menu: [{ group: 'Revenue', label: 'Accounts', path: '/companies', icon: Building2, order: 15, ...view }],
  routes: [
    { path: '/companies', title: 'Accounts', page: () => import('./list.tsx'), ...view },
    { path: '/companies/create', title: 'New account', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/companies/edit/$id',
      asks: 'accounts/$id',
      title: 'Edit account',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/companies/show/$id',
      asks: 'accounts/$id',
      title: 'Account',
      page: () => import('./show.tsx'),
      permission: 'accounts:view',
    },
  ],
  actions: [
    { label: 'New account', to: '/companies/create', icon: Plus, keywords: ['company', 'customer'], ...manage },
  ],
  search: [
    {
      resource: 'accounts',
      label: 'Accounts',
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
