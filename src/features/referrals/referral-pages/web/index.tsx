import FilePen from 'lucide-react/icons/file-pen';
import { deskActions, registrationDetails } from '#features/deals/deal-registrations/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const path = '/referral-pages';
const view = { mode: 'company', permission: 'referral_pages:view' } as const;
const manage = { mode: 'company', permission: 'referral_pages:manage' } as const;

export const feature: WebFeature = {
  name: 'referral-pages',
  flag: 'referral_pages',
  menu: [{ group: 'Revenue', label: 'Deal Reg Forms', path, icon: FilePen, order: 30, ...view }],
  screenTabs: [{ of: 'registrations', path: '/referral-pages', label: 'Deal Reg Forms', order: 20 }],
  routes: [
    { path, title: 'Deal Reg Forms', page: () => import('./list.tsx'), ...view },
    { path: `${path}/create`, title: 'New deal registration form', page: () => import('./create.tsx'), ...manage },
    {
      path: `${path}/edit/$id`,
      asks: 'referral_pages/$id',
      title: 'Deal registration form',
      page: () => import('./edit.tsx'),
      ...view,
    },
    {
      path: `${path}/opportunities/show/$id`,
      asks: 'deal_registrations/$id',
      title: 'Registration',
      page: () => import('./registration.tsx'),
      mode: 'company',
      permission: 'deal_registrations:view',
    },
    {
      path: '/referrals_authed/$id',
      asks: 'referral_pages/$id/fill',
      title: 'Register deal',
      page: () => import('./fill.tsx'),
      permission: 'deal_registrations:manage',
    },
  ],
  parts: [
    fillSlot(deskActions, {
      order: 10,
      mode: 'partner',
      permission: 'referral_pages:view',
      part: () => import('./FormsMenu.tsx'),
    }),
    fillSlot(registrationDetails, { order: 10, part: () => import('./RegistrationLines.tsx') }),
  ],
  actions: [{ label: 'New deal registration form', to: `${path}/create`, icon: FilePen, ...manage }],
  search: [
    {
      resource: 'referral_pages',
      label: 'Deal registration forms',
      icon: FilePen,
      hit: (row) => ({ title: row.name, detail: row.headline, to: `${path}/edit/${row.id}` }),
      ...view,
    },
  ],
};
