import ShieldCheck from 'lucide-react/icons/shield-check';
import type { WebFeature } from '#web/feature.ts';

export { Gain } from './Gain.tsx';
export { answerActions, deskActions, registrationBenefits, registrationDetails } from './slots.ts';
export { statusWords } from './words.ts';

const desk = { mode: 'partner', permission: 'deal_registrations:view' } as const;
const deskManage = { mode: 'partner', permission: 'deal_registrations:manage' } as const;
const queue = { mode: 'company', permission: 'deal_registrations:view' } as const;
const queueManage = { mode: 'company', permission: 'deal_registrations:manage' } as const;

const found = (row: { account_name: string; number: number; status: string }) => ({
  title: row.account_name,
  detail: `Registration ${row.number}`,
});

/** Partners register at the deal desk; the company decides in the queue. */
export const feature: WebFeature = {
  name: 'deal-registrations',
  flag: 'deal_registrations',
  menu: [
    {
      group: 'Partners',
      label: 'Deal registrations',
      path: '/partners/pending',
      icon: ShieldCheck,
      order: 15,
      daily: { order: 40 },
      ...queue,
    },
    {
      group: 'Revenue',
      label: 'Deal desk',
      path: '/revenue/deal-desk',
      icon: ShieldCheck,
      order: 10,
      daily: { order: 30, label: 'Deals' },
      ...desk,
    },
  ],
  screenTabs: [
    { of: 'registrations', path: '/partners/pending', label: 'Deal registrations', order: 10 },
    { of: 'deals', path: '/revenue/deal-desk', label: 'Deal desk', order: 10 },
  ],
  routes: [
    { path: '/revenue/deal-desk', title: 'Deal desk', page: () => import('./desk-list.tsx'), offline: true, ...desk },
    {
      path: '/revenue/deal-desk/create',
      title: 'Register deal',
      page: () => import('./desk-create.tsx'),
      offline: true,
      ...deskManage,
    },
    {
      path: '/revenue/deal-desk/fair',
      title: 'Capture a deal',
      page: () => import('./fair/fair.tsx'),
      offline: true,
      ...deskManage,
    },
    {
      path: '/revenue/deal-desk/show/$id',
      asks: 'deal_registrations/$id',
      title: 'Registration',
      page: () => import('./desk-show.tsx'),
      offline: true,
      ...desk,
    },
    {
      path: '/revenue/deal-desk/receipt/$id',
      asks: 'deal_registrations/$id/receipt',
      title: 'Receipt',
      page: () => import('./receipt.tsx'),
      offline: true,
      ...desk,
    },
    { path: '/partners/pending', title: 'Deal registrations', page: () => import('./queue.tsx'), ...queue },
    {
      path: '/partners/pending/create',
      title: 'Register on behalf of a partner',
      page: () => import('./on-behalf.tsx'),
      ...queueManage,
    },
    {
      path: '/partners/pending/opportunities/show/$id',
      asks: 'deal_registrations/$id',
      showsPending: true,
      title: 'Registration',
      page: () => import('./review.tsx'),
      ...queue,
    },
    {
      path: '/commissions/opportunities/convert/$id',
      asks: 'deal_registrations/$id',
      title: 'Convert registration',
      page: () => import('./convert.tsx'),
      ...queue,
    },
  ],
  copies: [
    'deal_registrations',
    'deal_registrations/$id',
    'deal_registrations/$id/receipt',
    'deal_registrations/$id/views',
    'deal_registrations/$id/approvals',
    'deal_registration_events',
  ],
  actions: [
    {
      label: 'Register deal',
      to: '/revenue/deal-desk/create',
      icon: ShieldCheck,
      keywords: ['registration'],
      ...deskManage,
    },
    {
      label: 'Register deal on behalf of a partner',
      to: '/partners/pending/create',
      keywords: ['registration'],
      icon: ShieldCheck,
      ...queueManage,
    },
  ],
  search: [
    {
      resource: 'deal_registrations',
      label: 'Deal registrations',
      icon: ShieldCheck,
      list: '/partners/pending?queue=all',
      hit: (row) => ({ ...found(row), to: `/partners/pending/opportunities/show/${row.id}` }),
      ...queue,
    },
    {
      resource: 'deal_registrations',
      label: 'My registrations',
      icon: ShieldCheck,
      hit: (row) => ({ ...found(row), to: `/revenue/deal-desk/show/${row.id}` }),
      ...desk,
    },
  ],
};
