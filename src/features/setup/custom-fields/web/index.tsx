import ListPlus from 'lucide-react/icons/list-plus';
import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'custom-fields',
  flag: 'custom_fields',
  copies: ['custom_fields'],
  menu: [
    {
      group: 'Data Manager',
      label: 'Custom fields',
      path: '/custom-fields',
      icon: ListPlus,
      order: 90,
      mode: 'company',
      permission: 'custom_fields:view',
    },
  ],
  routes: [
    {
      path: '/custom-fields',
      title: 'Custom fields',
      mode: 'company',
      permission: 'custom_fields:view',
      page: () => import('./list.tsx'),
    },
  ],
};
