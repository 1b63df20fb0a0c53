import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { WebFeature } from '#web/feature.ts';
import { ruledTables, syncedTables } from './tables.ts';

const view = { mode: 'company', permission: 'object_mappings:view' } as const;
const path = '/partners/fields/external';
const entry = {
  label: 'External Mapping',
  path,
  icon: ArrowLeftRight,
  keywords: ['CRM', 'sync', 'HubSpot', 'Salesforce', 'Pipedrive', 'fields'],
  ...view,
};

export const feature: WebFeature = {
  name: 'crm-sync',
  flag: 'field_mappings',
  menu: [
    { ...entry, group: 'Partners', order: 45 },
    { ...entry, group: 'Data Manager', order: 95 },
  ],
  screenTabs: [
    { of: 'external mapping', path, label: 'Mappings', order: 10 },
    { of: 'external mapping', path: `${path}/log`, label: 'Log', order: 20 },
    { of: 'external mapping', path: `${path}/runs`, label: 'Runs', order: 30 },
  ],
  routes: [
    { path, title: 'External Mapping', page: () => import('./list.tsx'), ...view },
    {
      path: `${path}/setup`,
      title: 'Set up CRM',
      page: () => import('./setup.tsx'),
      mode: 'company',
      permission: 'object_mappings:manage',
    },
    { path: `${path}/log`, title: 'Synchronization log', page: () => import('./log.tsx'), ...view },
    { path: `${path}/runs`, title: 'Synchronization runs', page: () => import('./runs.tsx'), ...view },
    {
      path: `${path}/show/$id`,
      asks: 'object_mappings/$id',
      title: 'Mapping',
      page: () => import('./show.tsx'),
      ...view,
    },
  ],
  tabs: [
    {
      on: syncedTables,
      key: 'crm',
      label: 'CRM',
      group: 'Overview',
      order: 97,
      panel: () => import('./RecordTab.tsx'),
      ...view,
    },
  ],
  fieldRules: [
    { on: ruledTables, read: async (...asked) => (await import('./formRules.ts')).readRules(...asked), ...view },
  ],
  actions: [
    { label: 'Synchronization log', to: `${path}/log`, icon: ArrowLeftRight, keywords: ['CRM', 'errors'], ...view },
  ],
};
