import Plus from 'lucide-react/icons/plus';
import SquareKanban from 'lucide-react/icons/square-kanban';
import type { WebFeature } from '#web/feature.ts';

const base = '/commissions/opportunities/types';
const view = { mode: 'company', permission: 'opportunity_types:view' } as const;
const manage = { mode: 'company', permission: 'opportunity_types:manage' } as const;

export const feature: WebFeature = {
  name: 'opportunity-types',
  copies: ['opportunity_types'],
  menu: [{ group: 'Data Manager', label: 'Opportunity types', path: base, icon: SquareKanban, order: 40, ...view }],
  routes: [
    { path: base, title: 'Opportunity types', page: () => import('./list.tsx'), ...view },
    { path: `${base}/create`, title: 'New opportunity type', page: () => import('./create.tsx'), ...manage },
    {
      path: `${base}/edit/$id`,
      asks: 'opportunity_types/$id',
      title: 'Edit opportunity type',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: `${base}/show/$id`,
      asks: 'opportunity_types/$id',
      title: 'Opportunity type',
      page: () => import('./show.tsx'),
      ...view,
    },
  ],
  actions: [
    { label: 'New opportunity type', to: `${base}/create`, icon: Plus, keywords: ['pipeline', 'stage'], ...manage },
  ],
};
