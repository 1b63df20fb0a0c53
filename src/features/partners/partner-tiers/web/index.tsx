import Medal from 'lucide-react/icons/medal';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/ordered/orderedRoutes.ts';
import { names } from '../nouns.ts';

export { tierRequirements } from './slots.ts';

const path = '/partners/tiers';
const resource = 'partner_tiers';

export const feature: WebFeature = {
  name: 'partner-tiers',
  copies: ['partner_tiers'],
  menu: [
    {
      group: 'Data Manager',
      label: 'Partner tiers',
      path,
      icon: Medal,
      order: 40,
      mode: 'company',
      permission: `${resource}:view`,
    },
  ],
  screenTabs: [{ of: 'partner lists', path: '/partners/tiers', label: 'Tiers', order: 40 }],
  routes: orderedRoutes({ path, resource, names }, async () => (await import('./screens.tsx')).screens),
};
