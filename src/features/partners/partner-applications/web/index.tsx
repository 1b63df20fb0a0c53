import UserPlus from 'lucide-react/icons/user-plus';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'partner_applications:view' } as const;
const partner = { mode: 'partner', permission: 'partner_applications:manage' } as const;

export const feature: WebFeature = {
  name: 'partner-applications',
  flag: 'partner_pages',
  menu: [
    {
      group: 'Company',
      label: 'Requests to join',
      path: '/join-requests',
      icon: UserPlus,
      order: 30,
      ...partner,
    },
  ],
  routes: [
    { path: '/join-requests', title: 'Requests to join', page: () => import('./join-requests.tsx'), ...partner },
  ],
  pending: [
    {
      key: 'sign-ups',
      label: 'Sign-ups',
      resource: 'partner_applications',
      list: () => import('./queue.tsx'),
      show: () => import('./show.tsx'),
      ...view,
    },
  ],
  search: [
    {
      resource: 'partner_applications',
      label: 'Applications',
      icon: UserPlus,
      hit: (row) => ({
        title: row.company_name,
        detail: row.contact_name,
        to: `/partners/pending/opportunities/show/${row.id}?queue=sign-ups`,
      }),
      ...view,
    },
  ],
};
