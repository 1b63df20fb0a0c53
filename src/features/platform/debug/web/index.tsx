import Activity from 'lucide-react/icons/activity';
import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'debug',
  menu: [{ group: 'Super Admin', label: 'Debug', path: '/debug', icon: Activity, order: 60, superAdmin: true }],
  routes: [{ path: '/debug', title: 'Debug', superAdmin: true, page: () => import('./screen.tsx') }],
};
