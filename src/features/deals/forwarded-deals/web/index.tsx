import Forward from 'lucide-react/icons/forward';
import type { WebFeature } from '#web/feature.ts';

const shared = {
  path: '/administration/forwarded-deals',
  mode: 'company',
  permission: 'program_settings:manage',
} as const;

export const feature: WebFeature = {
  name: 'forwarded-deals',
  flag: 'forwarded_deals',
  menu: [{ group: 'Settings', section: 'Program', label: 'Deals by email', icon: Forward, order: 61, ...shared }],
  routes: [{ title: 'Deals by email', page: () => import('./list.tsx'), ...shared }],
};
