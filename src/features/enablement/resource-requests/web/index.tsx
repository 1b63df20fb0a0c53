import type { WebFeature } from '#web/feature.ts';

const permission = 'resource_requests:view' as const;

/** Partners' requests for missing resources. */
export const feature: WebFeature = {
  name: 'resource-requests',
  flag: 'resources',
  screenTabs: [{ of: 'resources', path: '/resources/requests', label: 'Requests', order: 30 }],
  routes: [
    {
      path: '/resources/requests',
      title: 'Resource requests',
      mode: 'company',
      permission,
      page: () => import('./list.tsx'),
    },
    {
      path: '/partner-resources/requests',
      title: 'Requested resources',
      mode: 'partner',
      permission,
      page: () => import('./own.tsx'),
    },
  ],
};
