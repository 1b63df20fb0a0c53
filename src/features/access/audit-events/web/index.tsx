import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { timelineActions } from '#web/resource/record/slots.ts';
import { fillSlot } from '#web/slots.tsx';
import { archiveTexts as t } from './texts.ts';

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
  routes: [
    { path: '/administration/logs', title: 'Audit log', page: () => import('./logs.tsx'), ...view },
    { path: '/administration/logs/archive', title: t.title, page: () => import('./archive.tsx'), ...view },
  ],
  parts: [fillSlot(timelineActions, { order: 20, part: () => import('./OlderChanges.tsx'), ...view, mode: 'company' })],
};
