import CircleDot from 'lucide-react/icons/circle-dot';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/ordered/orderedRoutes.ts';
import { nouns } from '../nouns.ts';

const path = '/partners/statuses';
const resource = 'partner_statuses';
const routes = orderedRoutes(
  { path, resource, names: nouns.partner_statuses },
  async () => (await import('./screens.tsx')).screens,
);

export const feature: WebFeature = {
  name: 'partner-statuses',
  flag: 'partner_statuses',
  menu: [
    {
      group: 'Data Manager',
      label: 'Partner statuses',
      path,
      icon: CircleDot,
      order: 30,
      mode: 'company',
      permission: `${resource}:view`,
    },
  ],
  // The specification's address for the same list.
  screenTabs: [{ of: 'partner lists', path: '/partners/statuses', label: 'Statuses', order: 30 }],
  routes: [...routes, { ...routes[0]!, path: `${path}/manage` }],
};
