import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'crm-providers',
  flag: 'connections',
  routes: [
    {
      path: '/connections/demo-crm',
      title: 'Demo CRM',
      page: () => import('./demo-crm.tsx'),
      permission: 'connections:view',
    },
  ],
};
