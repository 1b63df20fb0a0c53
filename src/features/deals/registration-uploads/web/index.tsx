import FileUp from 'lucide-react/icons/file-up';
import type { WebFeature } from '#web/feature.ts';

const manage = { mode: 'partner', permission: 'deal_registrations:manage' } as const;

export const feature: WebFeature = {
  name: 'registration-uploads',
  flag: 'deal_registrations',
  routes: [
    {
      path: '/revenue/deal-desk/upload',
      title: 'Register many deals',
      page: () => import('./upload.tsx'),
      ...manage,
    },
  ],
  actions: [
    {
      label: 'Register many deals from a file',
      to: '/revenue/deal-desk/upload',
      icon: FileUp,
      keywords: ['import', 'Excel'],
      ...manage,
    },
  ],
};
