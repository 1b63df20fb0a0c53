import Tags from 'lucide-react/icons/tags';
import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'tags',
  flag: 'tags',
  menu: [
    {
      group: 'Data Manager',
      label: 'Tags',
      path: '/tags',
      icon: Tags,
      order: 85,
      mode: 'company',
      permission: 'tags:view',
    },
  ],
  routes: [
    { path: '/tags', title: 'Tags', mode: 'company', permission: 'tags:view', page: () => import('./list.tsx') },
  ],
};
