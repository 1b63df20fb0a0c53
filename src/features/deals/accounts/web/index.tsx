import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { countryName } from '#web/countries.ts';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export { accountFigures } from './slots.ts';

/** Picks an account or creates a new one. */
export const AccountSelect = lazy(() => import('./AccountSelect.tsx'));

const view = { mode: 'company', permission: 'accounts:view' } as const;
const manage = { mode: 'company', permission: 'accounts:manage' } as const;

/** The routes keep `/companies`, which the specification names. */
export const feature: WebFeature = {
  name: 'accounts',
  menu: [{ group: 'Revenue', label: 'Accounts', path: '/companies', icon: Building2, order: 15, ...view }],
  screenTabs: [{ of: 'opportunities', path: '/companies', label: 'Accounts', order: 20 }],
  routes: [
    ...nounRoutes(
      'accounts',
      nouns.accounts,
      { list: () => import('./list.tsx'), edit: () => import('./edit.tsx') },
      { mode: 'company' },
    ),
    // Partners open the accounts they sell to.
    ...nounRoutes('accounts', nouns.accounts, { show: () => import('./show.tsx') }),
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
