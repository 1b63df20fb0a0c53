import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import type { WebFeature } from '#web/feature.ts';
import { texts as t } from './texts.ts';

const path = '/administration/portal-widget';
const guard = { mode: 'company', permission: 'widget_tokens:manage' } as const;

/** The settings of the widget; the widget itself is in `widget/` and part of no screen but the example. */
export const feature: WebFeature = {
  name: 'portal-widget',
  flag: 'portal_widget',
  menu: [
    {
      group: 'Settings',
      section: 'Integrations',
      label: t.title,
      path,
      icon: PanelsTopLeft,
      order: 50,
      forDevelopers: true,
      keywords: ['embed', 'iframe', 'intranet', 'script', 'sites', 'origins'],
      ...guard,
    },
  ],
  routes: [{ path, title: t.title, page: () => import('./settings.tsx'), ...guard }],
};
