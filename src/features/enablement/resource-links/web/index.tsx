import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'resource-links',
  flag: 'resources',
  routes: [
    {
      path: '/resources/share/$id',
      asks: 'resources/$id',
      title: 'Share resource',
      mode: 'company',
      permission: 'resources:view',
      page: () => import('./share.tsx'),
    },
  ],
};
