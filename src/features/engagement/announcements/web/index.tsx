import Megaphone from 'lucide-react/icons/megaphone';
import type { WebFeature } from '#web/feature.ts';

const path = '/superadmin/announcements';

export const feature: WebFeature = {
  name: 'announcements',
  copies: ['announcements/current'],
  menu: [{ group: 'Super Admin', label: 'Announcements', path, icon: Megaphone, order: 50, superAdmin: true }],
  routes: [{ path, title: 'Announcements', superAdmin: true, page: () => import('./list.tsx') }],
  banner: { isShown: () => true, page: () => import('./Notices.tsx') },
};
