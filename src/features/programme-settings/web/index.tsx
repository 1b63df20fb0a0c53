import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'programme_settings:manage' } as const;

export const feature: WebFeature = {
  name: 'programme-settings',
  menu: [
    {
      group: 'Administration',
      label: 'Programme rules',
      path: '/administration/programme',
      icon: SlidersHorizontal,
      order: 80,
      ...view,
    },
  ],
  routes: [{ path: '/administration/programme', title: 'Programme rules', page: () => import('./edit.tsx'), ...view }],
};
