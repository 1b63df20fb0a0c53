import Eye from 'lucide-react/icons/eye';
import type { WebFeature } from '#web/feature.ts';

const path = '/company-view';
const guard = { mode: 'partner' } as const;

export const feature: WebFeature = {
  name: 'company-view',
  menu: [
    {
      group: 'Settings',
      section: 'Company',
      label: 'What the company sees',
      path,
      icon: Eye,
      order: 60,
      keywords: ['privacy', 'visibility', 'who sees'],
      ...guard,
    },
  ],
  routes: [{ path, title: 'What the company sees', page: () => import('./page.tsx'), ...guard }],
};
