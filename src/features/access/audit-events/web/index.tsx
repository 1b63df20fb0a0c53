import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const view = { permission: 'audit_events:view' } as const;

/** Everything one person did, newest first. */
export const EventsBy = lazy(() => import('./EventsBy.tsx'));

export const feature: WebFeature = {
  name: 'audit-events',
  menu: [
    {
      group: 'Settings',
      section: 'Logs',
      label: 'Audit log',
      path: '/administration/logs',
      icon: ScrollText,
      order: 10,
      keywords: ['history', 'changes'],
      ...view,
    },
  ],
  routes: [{ path: '/administration/logs', title: 'Audit log', page: () => import('./logs.tsx'), ...view }],
};
