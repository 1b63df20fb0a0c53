import Settings from 'lucide-react/icons/settings';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'organizations:view' } as const;

/** For both views: in partner mode it is the partner's own organisation. */
export const feature: WebFeature = {
  name: 'company-settings',
  menu: [
    {
      group: 'Administration',
      label: 'Company Settings',
      path: '/administration/settings',
      icon: Settings,
      order: 10,
      ...view,
    },
  ],
  routes: [
    { path: '/administration/settings', title: 'Company Settings', page: () => import('./settings.tsx'), ...view },
  ],
  actions: [
    {
      label: 'Company settings',
      to: '/administration/settings',
      icon: Settings,
      keywords: ['logo', 'region'],
      ...view,
    },
    {
      label: 'Team',
      to: '/administration/settings?tab=team',
      keywords: ['colleagues', 'people', 'users', 'invite'],
      permission: 'memberships:view',
    },
    {
      label: 'Roles and permissions',
      to: '/administration/settings?tab=roles',
      keywords: ['access'],
      permission: 'roles:view',
    },
    {
      label: 'API keys',
      to: '/administration/settings?tab=api-keys',
      keywords: ['tokens', 'programs'],
      permission: 'api_keys:view',
    },
  ],
};
