import Globe from 'lucide-react/icons/globe';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/orderedRoutes.ts';

const path = '/partners/regions';
const resource = 'partner_regions';

export const feature: WebFeature = {
  name: 'partner-regions',
  menu: [
    {
      group: 'Data Manager',
      label: 'Partner regions',
      path,
      icon: Globe,
      order: 20,
      mode: 'company',
      permission: `${resource}:view`,
    },
  ],
  routes: orderedRoutes(
    { path, resource, title: 'Partner regions', noun: 'partner region' },
    async () => (await import('./screens.tsx')).screens,
  ),
};
