import Shapes from 'lucide-react/icons/shapes';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/orderedRoutes.ts';

const path = '/partners/types';
const resource = 'partner_types';

export const feature: WebFeature = {
  name: 'partner-types',
  menu: [
    {
      group: 'Data Manager',
      label: 'Partner types',
      path,
      icon: Shapes,
      order: 10,
      mode: 'company',
      permission: `${resource}:view`,
    },
  ],
  routes: orderedRoutes(
    { path, resource, title: 'Partner types', noun: 'partner type' },
    async () => (await import('./screens.tsx')).screens,
  ),
};
