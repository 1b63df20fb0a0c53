import BookUser from 'lucide-react/icons/book-user';
import Plus from 'lucide-react/icons/plus';
import { ownProfile } from '#features/partners/partners/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const view = { mode: 'company', permission: 'partners_directory:view' } as const;
const manage = { mode: 'company', permission: 'partners_directory:manage' } as const;
const own = { mode: 'partner', permission: 'directory_listings:view' } as const;

export const feature: WebFeature = {
  name: 'partners-directory',
  flag: 'partners_directory',
  menu: [
    { group: 'Partners', label: 'Partner directory', path: '/partners_directory', icon: BookUser, order: 100, ...view },
  ],
  parts: [fillSlot(ownProfile, { order: 10, part: () => import('./ProfileCard.tsx'), ...own })],
  screenTabs: [{ of: 'recruiting', path: '/partners_directory', label: 'Partner directory', order: 30 }],
  routes: [
    { path: '/partners_directory', title: 'Partner directory', page: () => import('./list.tsx'), ...view },
    { path: '/partners_directory/create', title: 'New directory', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/partners_directory/edit/$id',
      asks: 'partners_directory/$id',
      title: 'Edit directory',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/partners_directory/show/$id',
      asks: 'partners_directory/$id',
      title: 'Directory',
      page: () => import('./show.tsx'),
      ...view,
    },
    {
      path: '/partners_directory/changes',
      title: 'Listing changes',
      mode: 'company',
      permission: 'directory_listings:view',
      page: () => import('./changes.tsx'),
    },
    {
      path: '/partners_directory/changes/$id',
      asks: 'listing_changes/$id',
      title: 'Listing change',
      mode: 'company',
      permission: 'directory_listings:view',
      page: () => import('./change.tsx'),
    },
    { path: '/listing', title: 'Directory listing', page: () => import('./portal.tsx'), ...own },
  ],
  actions: [{ label: 'New directory', to: '/partners_directory/create', icon: Plus, ...manage }],
  tabs: [
    {
      on: ['partners'],
      key: 'listing',
      label: 'Directory',
      group: 'Program',
      order: 60,
      mode: 'company',
      permission: 'directory_listings:view',
      panel: () => import('./PartnerListings.tsx'),
    },
  ],
  search: [
    {
      resource: 'partners_directory',
      label: 'Partner directories',
      icon: BookUser,
      hit: (row) => ({ title: row.name, detail: row.slug, to: `/partners_directory/show/${row.id}` }),
      ...view,
    },
  ],
};
