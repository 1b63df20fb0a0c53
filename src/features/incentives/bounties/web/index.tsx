import Target from 'lucide-react/icons/target';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'bounties:view' } as const;
const manage = { mode: 'company', permission: 'bounties:manage' } as const;
const review = { mode: 'company', permission: 'bounty_submissions:view' } as const;
const own = { mode: 'partner', permission: 'bounties:view' } as const;
const base = '/commissions/bounties';

export const feature: WebFeature = {
  name: 'bounties',
  flag: 'bounties',
  screenTabs: [
    { of: 'commissions', path: base, label: 'Bounties', order: 45 },
    { of: 'earnings', path: '/revenue/bounties', label: 'Bounties', order: 40 },
  ],
  routes: [
    { path: base, title: 'Bounties', page: () => import('./list.tsx'), ...view },
    { path: `${base}/create`, title: 'New bounty', page: () => import('./edit.tsx'), ...manage },
    {
      path: `${base}/edit/$id`,
      asks: 'bounties/$id',
      title: 'Edit bounty',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    { path: `${base}/show/$id`, asks: 'bounties/$id', title: 'Bounty', page: () => import('./show.tsx'), ...view },
    {
      path: `${base}/submissions`,
      title: 'Bounty submissions',
      page: () => import('./submission-list.tsx'),
      ...review,
    },
    {
      path: `${base}/submissions/show/$id`,
      asks: 'bounty_submissions/$id',
      title: 'Bounty submission',
      page: () => import('./submission.tsx'),
      ...review,
    },
    { path: '/revenue/bounties', title: 'Bounties', page: () => import('./portal.tsx'), ...own },
    {
      path: '/revenue/bounties/submissions/show/$id',
      asks: 'bounty_submissions/$id',
      title: 'Bounty submission',
      page: () => import('./submission.tsx'),
      ...own,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'bounties',
      label: 'Bounties',
      group: 'Money',
      order: 75,
      ...review,
      panel: () => import('./RecordSubmissions.tsx'),
    },
  ],
  actions: [
    { label: 'New bounty', to: `${base}/create`, icon: Target, keywords: ['spiff', 'reward', 'bonus'], ...manage },
    { label: 'Bounty submissions to decide', to: `${base}/submissions?status=submitted`, icon: Target, ...review },
    { label: 'Bounties', to: '/revenue/bounties', icon: Target, keywords: ['reward', 'spiff'], ...own },
  ],
  search: [
    {
      resource: 'bounties',
      label: 'Bounties',
      icon: Target,
      hit: (row) => ({ title: row.name, to: `${base}/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'bounty_submissions',
      label: 'Bounty submissions',
      icon: Target,
      hit: (row) => ({
        title: `Submission ${row.number}`,
        detail: row.bounty_name,
        to: `${base}/submissions/show/${row.id}`,
      }),
      ...review,
    },
  ],
};
