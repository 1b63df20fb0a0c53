import Newspaper from 'lucide-react/icons/newspaper';
import { otherEmails } from '#features/engagement/notifications/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';
import { texts as t } from './texts.ts';

const path = '/administration/weekly-digest';
const guard = { mode: 'company', permission: 'weekly_digests:manage' } as const;

export const feature: WebFeature = {
  name: 'weekly-digests',
  flag: 'weekly_digests',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: t.title,
      path,
      icon: Newspaper,
      order: 900,
      keywords: ['email', 'news', 'newsletter', 'monday', 'notifications', 'slack'],
      ...guard,
    },
  ],
  parts: [
    fillSlot(otherEmails, {
      order: 20,
      part: () => import('./OwnDigest.tsx'),
      mode: 'partner',
      permission: 'weekly_digests:manage',
    }),
  ],
  routes: [{ path, title: t.title, page: () => import('./settings.tsx'), ...guard }],
};
