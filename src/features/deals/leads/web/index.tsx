import Inbox from 'lucide-react/icons/inbox';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const view = { mode: 'company', permission: 'leads:view' } as const;
const manage = { mode: 'company', permission: 'leads:manage' } as const;
const viewRules = { mode: 'company', permission: 'lead_rules:view' } as const;
const manageRules = { mode: 'company', permission: 'lead_rules:manage' } as const;
const inbox = { mode: 'partner', permission: 'leads:view' } as const;

/** The company distributes leads by rules; partners answer in their inbox. */
export const feature: WebFeature = {
  name: 'leads',
  flag: 'leads',
  menu: [
    { group: 'Revenue', label: 'Leads', path: '/leads', icon: Inbox, order: 5, daily: { order: 60 }, ...view },
    {
      group: 'Revenue',
      label: 'Leads',
      path: '/revenue/leads',
      icon: Inbox,
      order: 5,
      daily: { order: 32, label: 'Deals' },
      ...inbox,
    },
  ],
  screenTabs: [
    { of: 'leads', path: '/leads', label: 'Leads', order: 10 },
    { of: 'leads', path: '/leads/rules', label: 'Rules', order: 20 },
    { of: 'leads', path: '/leads/performance', label: 'Performance', order: 30 },
    { of: 'leads', path: '/leads/simulator', label: 'Simulator', order: 40 },
    { of: 'deals', path: '/revenue/leads', label: 'Leads', order: 30 },
  ],
  routes: [
    ...nounRoutes(
      'leads',
      nouns.leads,
      { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
      { mode: 'company' },
    ),
    { path: '/leads/rules', title: 'Lead rules', page: () => import('./rules/list.tsx'), ...viewRules },
    { path: '/leads/rules/create', title: 'New lead rule', page: () => import('./rules/edit.tsx'), ...manageRules },
    {
      path: '/leads/rules/show/$id',
      asks: 'lead_rules/$id',
      title: 'Lead rule',
      page: () => import('./rules/edit.tsx'),
      ...manageRules,
    },
    {
      path: '/leads/performance',
      title: 'Lead performance',
      page: () => import('./performance.tsx'),
      analysis: 'How fast partners answer leads, and how many they win.',
      ...view,
    },
    { path: '/leads/simulator', title: 'Lead simulator', page: () => import('./rules/simulator.tsx'), ...viewRules },
    { path: '/revenue/leads', title: 'Leads', page: () => import('./inbox.tsx'), ...inbox },
    {
      path: '/revenue/leads/show/$id',
      asks: 'lead_offers/$id',
      title: 'Lead',
      page: () => import('./offer.tsx'),
      ...inbox,
    },
  ],
  tabs: [
    {
      on: ['partners', 'opportunities'],
      key: 'leads',
      label: 'Leads',
      group: 'Deals',
      order: 30,
      ...view,
      panel: () => import('./RecordLeads.tsx'),
    },
  ],
  actions: [{ label: 'New lead', to: '/leads/create', icon: Inbox, ...manage }],
  search: [
    {
      resource: 'leads',
      label: 'Leads',
      icon: Inbox,
      hit: (row) => ({
        title: row.company_name ?? row.contact_name,
        detail: `Lead ${row.number}`,
        to: `/leads/show/${row.id}`,
      }),
      ...view,
    },
    {
      resource: 'lead_offers',
      label: 'My leads',
      icon: Inbox,
      hit: (row) => ({
        title: row.company_name ?? row.contact_name ?? `Lead ${row.number}`,
        detail: row.product_name,
        to: `/revenue/leads/show/${row.id}`,
      }),
      ...inbox,
    },
  ],
};
