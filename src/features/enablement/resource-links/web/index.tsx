import { resourceLinks } from '#features/enablement/resources/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export const feature: WebFeature = {
  name: 'resource-links',
  flag: 'resources',
  parts: [
    fillSlot(resourceLinks, {
      order: 10,
      part: () => import('./CustomerLinks.tsx'),
      mode: 'partner',
      permission: 'resources:view',
    }),
  ],
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
