import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';

export { linkRate } from './slots.ts';

const path = '/referral-links';
const view = { permission: 'referral_links:view' } as const;
const manage = { permission: 'referral_links:manage' } as const;
const menu = { group: 'Revenue', label: 'Referral links', path, icon: Link2, ...view } as const;

export const feature: WebFeature = {
  name: 'referral-links',
  flag: 'referral_links',
  menu: [
    // In a program without deal registration, partners bring their customers by links.
    { ...menu, order: 80, mode: 'company', daily: { order: 40, unless: 'deal_registrations' } },
    { ...menu, order: 70, mode: 'partner', daily: { order: 50, label: 'Links' } },
  ],
  copies: ['referral_links', 'referral_links/rules'],
  routes: [
    { path, title: 'Referral links', page: () => import('./list.tsx'), offline: true, ...view },
    { path: `${path}/create`, title: 'New referral link', page: () => import('./create.tsx'), ...manage },
    {
      path: `${path}/edit/$id`,
      asks: 'referral_links/$id',
      title: 'Referral link',
      page: () => import('./edit.tsx'),
      ...view,
    },
  ],
  actions: [
    {
      label: 'New referral link',
      to: `${path}/create`,
      icon: Plus,
      keywords: ['affiliate', 'tracking', 'code'],
      ...manage,
    },
  ],
  search: [
    {
      resource: 'referral_links',
      label: 'Referral links',
      icon: Link2,
      hit: (row) => ({ title: row.name, detail: row.code, to: `${path}/edit/${row.id}` }),
      ...view,
    },
  ],
};
