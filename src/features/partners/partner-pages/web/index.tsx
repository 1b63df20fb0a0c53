import UserPlus from 'lucide-react/icons/user-plus';
import type { WebFeature } from '#web/feature.ts';

export { startChoices } from './startChoices.ts';

const path = '/partners/pages';
const view = { mode: 'company', permission: 'partner_pages:view' } as const;
const manage = { mode: 'company', permission: 'partner_pages:manage' } as const;

export const feature: WebFeature = {
  name: 'partner-pages',
  flag: 'partner_pages',
  menu: [{ group: 'Partners', label: 'Partner Signup', path, icon: UserPlus, order: 50, ...view }],
  screenTabs: [{ of: 'recruiting', path: '/partners/pages', label: 'Partner Signup', order: 20 }],
  routes: [
    { path, title: 'Partner Signup', page: () => import('./list.tsx'), ...view },
    { path: `${path}/create`, title: 'New sign-up page', page: () => import('./create.tsx'), ...manage },
    {
      path: `${path}/edit/$id`,
      asks: 'partner_pages/$id',
      title: 'Sign-up page',
      page: () => import('./edit.tsx'),
      ...view,
    },
  ],
  actions: [{ label: 'New sign-up page', to: `${path}/create`, icon: UserPlus, ...manage }],
  search: [
    {
      resource: 'partner_pages',
      label: 'Sign-up pages',
      icon: UserPlus,
      hit: (row) => ({ title: row.name, detail: row.headline, to: `${path}/edit/${row.id}` }),
      ...view,
    },
  ],
};
