import GitMerge from 'lucide-react/icons/git-merge';
import Handshake from 'lucide-react/icons/handshake';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const base = '/clients/mapping';
const view = { permission: 'mapping_populations:view' } as const;
const viewIntroductions = { permission: 'introductions:view' } as const;
const label = 'Account mapping';
const entry = {
  label,
  path: base,
  icon: GitMerge,
  keywords: ['overlaps', 'account lists', 'introductions', 'co-sell'],
  ...view,
};

/** Both sides have their own view at the same address, which the specification names. */
export const feature: WebFeature = {
  name: 'account-mapping',
  flag: 'account_mapping',
  menu: [
    { group: 'Partners', order: 97, mode: 'company', ...entry },
    { group: 'Revenue', order: 97, mode: 'partner', ...entry },
  ],
  screenTabs: [
    { of: 'mapping', path: base, label: 'Overlaps', order: 10 },
    { of: 'mapping', path: `${base}/lists`, label: 'Account lists', order: 20 },
    { of: 'mapping', path: `${base}/introductions`, label: 'Introductions', order: 30 },
    { of: 'mapping', path: `${base}/views`, label: 'Views', order: 40 },
    { of: 'mapping', path: `${base}/reports`, label: 'Reported matches', order: 50 },
  ],
  routes: [
    { path: base, title: label, page: () => import('./mapping.tsx'), ...view },
    { path: `${base}/overlaps`, title: 'Overlaps', page: () => import('./overlaps.tsx'), ...view },
    { path: `${base}/views`, title: 'Views of your accounts', page: () => import('./reveals.tsx'), ...view },
    { path: `${base}/reports`, title: 'Reported matches', page: () => import('./reports.tsx'), ...view },
    ...nounRoutes('mapping_populations', nouns.mapping_populations, {
      list: () => import('./lists.tsx'),
      edit: () => import('./list-edit.tsx'),
      show: () => import('./list-show.tsx'),
    }),
    ...nounRoutes('introductions', nouns.introductions, {
      list: () => import('./introductions.tsx'),
      show: () => import('./introduction-show.tsx'),
    }),
  ],
  timelines: [
    {
      on: 'accounts',
      resource: 'introductions',
      by: 'account_id',
      at: 'created_at',
      entry: () => import('./introductionEntry.tsx'),
      mode: 'company',
      ...viewIntroductions,
    },
    {
      on: 'partners',
      resource: 'introductions',
      by: 'partner_id',
      at: 'created_at',
      entry: () => import('./introductionEntry.tsx'),
      mode: 'company',
      ...viewIntroductions,
    },
  ],
  actions: [
    { label: 'New account list', to: `${base}/lists/create`, icon: GitMerge, permission: 'mapping_populations:manage' },
  ],
  search: [
    {
      resource: 'introductions',
      label: 'Introductions',
      icon: Handshake,
      hit: (row) => ({
        title: row.account_name,
        detail: row.partner_name ?? null,
        to: `${base}/introductions/show/${row.id}`,
      }),
      ...viewIntroductions,
    },
    {
      resource: 'mapping_populations',
      label: 'Account lists',
      icon: GitMerge,
      hit: (row) => ({ title: row.name, detail: null, to: `${base}/lists/show/${row.id}` }),
      ...view,
    },
  ],
};
