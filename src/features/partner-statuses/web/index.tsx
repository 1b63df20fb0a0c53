import CircleDot from 'lucide-react/icons/circle-dot';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/orderedRoutes.ts';

const path = '/partners/statuses';
const resource = 'partner_statuses';
const flag = 'partner_statuses';
const routes = orderedRoutes(
  { path, resource, title: 'Partner statuses', noun: 'partner status' },
  async () => (await import('./screens.tsx')).screens,
).map((route) => ({ ...route, flag }));

export const feature: WebFeature = {
  name: 'partner-statuses',
  menu: [
    {
      group: 'Data Manager',
      label: 'Partner statuses',
      path,
      icon: CircleDot,
      order: 30,
      mode: 'company',
      permission: `${resource}:view`,
      flag,
    },
  ],
  // The specification's address for the same list.
  routes: [...routes, { ...routes[0]!, path: `${path}/manage` }],
};
