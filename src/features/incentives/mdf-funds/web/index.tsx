import HandCoins from 'lucide-react/icons/hand-coins';
import type { WebFeature } from '#web/feature.ts';

export { Balance } from './Balance.tsx';

const view = { mode: 'company', permission: 'mdf_funds:view' } as const;
const manage = { mode: 'company', permission: 'mdf_funds:manage' } as const;

/** The company's funds; partners see theirs on the screen of their requests. */
export const feature: WebFeature = {
  name: 'mdf-funds',
  flag: 'mdf',
  menu: [
    {
      group: 'Enablement',
      label: 'MDF',
      path: '/enablement/mdf',
      icon: HandCoins,
      order: 60,
      keywords: ['market development funds', 'marketing', 'claims'],
      ...view,
    },
  ],
  screenTabs: [{ of: 'mdf', path: '/enablement/mdf', label: 'Funds', order: 10 }],
  routes: [
    { path: '/enablement/mdf', title: 'MDF', page: () => import('./list.tsx'), ...view },
    { path: '/enablement/mdf/create', title: 'New fund', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/enablement/mdf/edit/$id',
      asks: 'mdf_funds/$id',
      title: 'Edit fund',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/enablement/mdf/show/$id',
      asks: 'mdf_funds/$id',
      title: 'Fund',
      page: () => import('./show.tsx'),
      ...view,
    },
  ],
  actions: [{ label: 'New MDF fund', to: '/enablement/mdf/create', icon: HandCoins, ...manage }],
  search: [
    {
      resource: 'mdf_funds',
      label: 'MDF funds',
      icon: HandCoins,
      hit: (row) => ({ title: row.name, to: `/enablement/mdf/show/${row.id}` }),
      ...view,
    },
  ],
};
