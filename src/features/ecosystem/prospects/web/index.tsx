import Telescope from 'lucide-react/icons/telescope';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const base = '/partners/prospecting';
const view = { mode: 'company', permission: 'prospects:view' } as const;
const manage = { mode: 'company', permission: 'prospects:manage' } as const;
const viewProfiles = { mode: 'company', permission: 'prospect_profiles:view' } as const;
const manageProfiles = { mode: 'company', permission: 'prospect_profiles:manage' } as const;

export const feature: WebFeature = {
  name: 'prospects',
  flag: 'prospects',
  menu: [
    {
      group: 'Partners',
      label: 'Prospecting',
      path: base,
      icon: Telescope,
      order: 95,
      keywords: ['prospects', 'recruitment', 'ideal partner profile'],
      ...view,
    },
  ],
  screenTabs: [{ of: 'recruiting', path: '/partners/prospecting', label: 'Prospecting', order: 10 }],
  routes: [
    ...nounRoutes(
      'prospects',
      nouns.prospects,
      { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
      { mode: 'company' },
    ),
    { path: `${base}/board`, title: 'Prospect board', page: () => import('./board.tsx'), ...view },
    { path: `${base}/look-alikes`, title: 'Like your best partners', page: () => import('./look-alikes.tsx'), ...view },
    {
      path: `${base}/profiles`,
      title: 'Ideal partner profiles',
      page: () => import('./profiles.tsx'),
      ...viewProfiles,
    },
    {
      path: `${base}/profiles/create`,
      title: 'New profile',
      page: () => import('./profile-edit.tsx'),
      ...manageProfiles,
    },
    {
      path: `${base}/profiles/edit/$id`,
      asks: 'prospect_profiles/$id',
      title: 'Edit profile',
      page: () => import('./profile-edit.tsx'),
      ...manageProfiles,
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'prospect_activities',
      by: 'partner_id',
      at: 'happened_at',
      entry: () => import('./activityEntry.tsx'),
      ...view,
    },
  ],
  actions: [
    { label: 'New prospect', to: `${base}/create`, icon: Telescope, keywords: ['recruit'], ...manage },
    { label: 'Prospect board', to: `${base}/board`, icon: Telescope, keywords: ['kanban', 'pipeline'], ...view },
  ],
  search: [
    {
      resource: 'prospects',
      label: 'Prospects',
      icon: Telescope,
      hit: (row) => ({ title: row.name, detail: row.domain, to: `${base}/show/${row.id}` }),
      ...view,
    },
  ],
};
