import Bot from 'lucide-react/icons/bot';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'automations:view' } as const;
const manage = { mode: 'company', permission: 'automations:manage' } as const;
const decide = { mode: 'company', permission: 'automation_approvals:view' } as const;

/** The records whose pages show the runs and buttons of automations. */
const records = ['partners', 'opportunities', 'deal_registrations', 'leads', 'contracts'];

export const feature: WebFeature = {
  name: 'automations',
  flag: 'automations',
  menu: [
    {
      group: 'Work',
      label: 'AI Agents',
      path: '/automations',
      icon: Bot,
      order: 20,
      keywords: ['automations', 'agents', 'workflows', 'flows', 'rules', 'recipes'],
      ...view,
    },
  ],
  screenTabs: [
    { of: 'automations', path: '/automations', label: 'Automations', order: 10 },
    { of: 'automations', path: '/automations/runs', label: 'Runs', order: 20 },
    { of: 'automations', path: '/automations/approvals', label: 'Approvals', order: 30 },
  ],
  routes: [
    { path: '/automations', title: 'AI Agents and automations', page: () => import('./list.tsx'), ...view },
    { path: '/automations/create', title: 'New automation', page: () => import('./create.tsx'), ...manage },
    {
      path: '/automations/edit/$id',
      asks: 'automations/$id',
      title: 'Automation',
      page: () => import('./edit.tsx'),
      ...view,
    },
    { path: '/automations/runs', title: 'Runs', page: () => import('./runs.tsx'), ...view },
    {
      path: '/automations/runs/$id',
      asks: 'automation_runs/$id',
      title: 'Run',
      page: () => import('./run.tsx'),
      ...view,
    },
    { path: '/automations/approvals', title: 'Approvals', page: () => import('./approvals.tsx'), ...decide },
    {
      path: '/automations/approvals/$id',
      asks: 'automation_approvals/$id',
      title: 'Approval',
      page: () => import('./approval.tsx'),
      ...decide,
    },
  ],
  tabs: [
    {
      on: records,
      key: 'automations',
      label: 'Automations',
      group: 'Overview',
      order: 95,
      ...view,
      panel: () => import('./RecordTab.tsx'),
    },
  ],
  actions: [{ label: 'New automation', to: '/automations/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'automations',
      label: 'Automations',
      icon: Bot,
      hit: (row) => ({ title: row.name, detail: row.description, to: `/automations/edit/${row.id}` }),
      ...view,
    },
  ],
};
