import Plus from 'lucide-react/icons/plus';
import Route from 'lucide-react/icons/route';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'tracks:view' } as const;
const manage = { mode: 'company', permission: 'tracks:manage' } as const;
const followed = { mode: 'company', permission: 'track_assignments:view' } as const;
const follow = { mode: 'partner', permission: 'track_assignments:view' } as const;
const own = { mode: 'partner', permission: 'tracks:manage' } as const;

/** Checklists for partners, and for a partner's own people. */
export const feature: WebFeature = {
  name: 'tracks',
  flag: 'tracks',
  menu: [
    { group: 'Enablement', label: 'Tracks', path: '/enablement/tracks', icon: Route, order: 30, ...view },
    {
      group: 'Enablement',
      label: 'Tracks',
      path: '/enablement/partner-tracks',
      icon: Route,
      order: 30,
      daily: { order: 61, label: 'Learn' },
      ...follow,
    },
  ],
  screenTabs: [
    { of: 'training', path: '/enablement/tracks', label: 'Tracks', order: 50 },
    { of: 'learn', path: '/enablement/partner-tracks', label: 'Tracks', order: 20 },
  ],
  routes: [
    { path: '/enablement/tracks', title: 'Tracks', page: () => import('./list.tsx'), ...view },
    { path: '/enablement/tracks/create', title: 'New track', page: () => import('./create.tsx'), ...manage },
    {
      path: '/enablement/tracks/edit/$id',
      asks: 'tracks/$id',
      title: 'Edit track',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/enablement/tracks/show/$id',
      asks: 'tracks/$id',
      title: 'Track',
      page: () => import('./show.tsx'),
      ...view,
    },
    {
      path: '/enablement/tracks/assignments',
      title: 'Track assignments',
      page: () => import('./assignments.tsx'),
      ...followed,
    },
    {
      path: '/enablement/tracks/assignments/show/$id',
      asks: 'track_assignments/$id',
      title: 'Track assignment',
      page: () => import('./assignment.tsx'),
      ...followed,
    },
    { path: '/enablement/tracks/steps', title: 'Track steps', page: () => import('./steps.tsx'), ...followed },
    { path: '/enablement/partner-tracks', title: 'Tracks', page: () => import('./partner-tracks.tsx'), ...follow },
    { path: '/enablement/partner-tracks/steps', title: 'Track steps', page: () => import('./steps.tsx'), ...follow },
    { path: '/enablement/partner-tracks/create', title: 'New track', page: () => import('./create.tsx'), ...own },
    {
      path: '/enablement/partner-tracks/edit/$id',
      asks: 'tracks/$id',
      title: 'Edit track',
      page: () => import('./edit.tsx'),
      ...own,
    },
    {
      path: '/enablement/partner-tracks/show/$id',
      asks: 'track_assignments/$id',
      title: 'Track',
      page: () => import('./assignment.tsx'),
      ...follow,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'tracks',
      label: 'Tracks',
      group: 'Enablement',
      order: 60,
      ...followed,
      panel: () => import('./RecordTracks.tsx'),
    },
  ],
  actions: [{ label: 'New track', to: '/enablement/tracks/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'tracks',
      label: 'Tracks',
      icon: Route,
      hit: (row) => ({ title: row.name, detail: row.state, to: `/enablement/tracks/show/${row.id}` }),
      ...view,
    },
  ],
};
