import Blocks from 'lucide-react/icons/blocks';
import { later } from '#web/components/later.tsx';
import type { WebFeature } from '#web/feature.ts';

export const CrmPicker = later(() => import('./CrmPicker.tsx'));
export { connectionDetails } from './slots.ts';

const shared = { path: '/connections/catalog', permission: 'connections:view' } as const;

export const feature: WebFeature = {
  name: 'connections',
  flag: 'connections',
  menu: [
    {
      group: 'Settings',
      section: 'Integrations',
      label: 'Integrations',
      icon: Blocks,
      order: 10,
      keywords: ['connections', 'crm', 'hubspot', 'salesforce', 'slack', 'zapier', 'apps'],
      ...shared,
    },
  ],
  routes: [
    { title: 'Integrations', page: () => import('./catalog.tsx'), ...shared },
    {
      path: '/connections/return',
      title: 'Connecting',
      page: () => import('./return.tsx'),
      permission: 'connections:manage',
    },
  ],
};
