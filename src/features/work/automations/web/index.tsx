import Shapes from 'lucide-react/icons/shapes';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export const feature: WebFeature = {
  name: 'automations',
  flag: 'automations',
  menu: [
    {
      group: 'Data Manager',
      label: 'Automations',
      path: '/automations',
      icon: Shapes,
      order: 200,
      mode: 'company',
      permission: 'automations:view',
    },
  ],
  routes: nounRoutes(
    'automations',
    nouns.automations,
    { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
    { mode: 'company' },
  ),
};
