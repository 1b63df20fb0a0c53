import Globe from 'lucide-react/icons/globe';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/ordered/orderedRoutes.ts';
import { nouns } from '../nouns.ts';

const path = '/partners/regions';
const resource = 'partner_regions';
const entry = {
  label: 'Partner regions',
  path,
  icon: Globe,
  mode: 'company',
  permission: `${resource}:view`,
} as const;

export const feature: WebFeature = {
  name: 'partner-regions',
  menu: [
    { ...entry, group: 'Data Manager', order: 20 },
    { ...entry, group: 'Partners', order: 40 },
  ],
  screenTabs: [{ of: 'partner lists', path: '/partners/regions', label: 'Regions', order: 20 }],
  routes: orderedRoutes(
    { path, resource, names: nouns.partner_regions },
    async () => (await import('./screens.tsx')).screens,
  ),
};
