import Shapes from 'lucide-react/icons/shapes';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/ordered/orderedRoutes.ts';
import { nouns } from '../nouns.ts';

const path = '/partners/types';
const resource = 'partner_types';
const entry = {
  label: 'Partner types',
  path,
  icon: Shapes,
  mode: 'company',
  permission: `${resource}:view`,
} as const;

export const feature: WebFeature = {
  name: 'partner-types',
  menu: [
    { ...entry, group: 'Data Manager', order: 10 },
    { ...entry, group: 'Partners', order: 30 },
  ],
  screenTabs: [{ of: 'partner lists', path: '/partners/types', label: 'Types', order: 10 }],
  routes: orderedRoutes(
    { path, resource, names: nouns.partner_types },
    async () => (await import('./screens.tsx')).screens,
  ),
};
