import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The running announcements, on a partner's home. */
const banner = () => import('./Banner.tsx');
export const AnnouncementBanner = lazy(banner);

/** Starts to load the code of the banner together with the home page. */
export function loadAnnouncementBanner(): void {
  void banner();
}

const view = { mode: 'company', permission: 'partner_announcements:view' } as const;
const manage = { mode: 'company', permission: 'partner_announcements:manage' } as const;
const own = { mode: 'partner', permission: 'partner_announcements:view' } as const;
const path = '/partners/announcements';
const asks = 'partner_announcements/$id';

export const feature: WebFeature = {
  name: 'partner-announcements',
  flag: 'partner_announcements',
  copies: ['partner_announcements'],
  menu: [
    {
      group: 'Partners',
      label: 'Announcements',
      path,
      icon: Megaphone,
      order: 95,
      keywords: ['news', 'banner', 'message'],
      ...view,
    },
  ],
  routes: [
    { path, title: 'Announcements', page: () => import('./list.tsx'), ...view },
    { path: `${path}/create`, title: 'New announcement', page: () => import('./edit.tsx'), ...manage },
    { path: `${path}/edit/$id`, asks, title: 'Edit announcement', page: () => import('./edit.tsx'), ...manage },
    { path: `${path}/show/$id`, asks, title: 'Announcement', page: () => import('./show.tsx'), ...view },
    { path: '/announcements', title: 'Announcements', page: () => import('./own.tsx'), ...own },
    { path: '/announcements/show/$id', asks, title: 'Announcement', page: () => import('./ownShow.tsx'), ...own },
  ],
  actions: [
    { label: 'New announcement', to: `${path}/create`, icon: Plus, ...manage },
    { label: 'Announcements', to: '/announcements', icon: Megaphone, keywords: ['news'], ...own },
  ],
};
