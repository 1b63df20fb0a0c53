import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'dashboards:view' } as const;
const company = { mode: 'company', ...view } as const;
const partner = { mode: 'partner', ...view } as const;
const manage = { mode: 'company', permission: 'dashboards:manage' } as const;
const menu = { group: 'Company', label: 'Dashboard', icon: LayoutDashboard, order: 0 } as const;

export const feature: WebFeature = {
  name: 'dashboards',
  copies: ['dashboards', 'dashboards/home'],
  menu: [
    { ...menu, path: '/dashboard', daily: { order: 10 }, ...company },
    { ...menu, path: '/partner-dashboard', daily: { order: 10 }, ...partner },
  ],
  routes: [
    { path: '/dashboard', title: 'Dashboard', page: () => import('./company.tsx'), ...company },
    { path: '/dashboard/partners', title: 'Partner dashboard', page: () => import('./editor/portal.tsx'), ...manage },
    { path: '/partner-dashboard', title: 'Dashboard', page: () => import('./partner.tsx'), offline: true, ...partner },
  ],
  actions: [
    {
      label: 'Customize partner dashboard',
      to: '/dashboard/partners',
      icon: LayoutDashboard,
      keywords: ['widgets', 'portal', 'layout'],
      ...manage,
    },
  ],
};
