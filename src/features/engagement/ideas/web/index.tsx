import Lightbulb from 'lucide-react/icons/lightbulb';
import type { WebFeature } from '#web/feature.ts';

const permission = 'ideas:view' as const;

/** Ideas have no menu entry of their own, because the entry of the surveys leads to both. */
export const feature: WebFeature = {
  name: 'ideas',
  flag: 'feedback',
  screenTabs: [
    { of: 'feedback', path: '/feedback/ideas', label: 'Ideas', order: 40, mode: 'company' },
    { of: 'program', path: '/feedback/ideas', label: 'Ideas', order: 55, mode: 'partner' },
  ],
  routes: [
    { path: '/feedback/ideas', title: 'Ideas', permission, page: () => import('./list.tsx') },
    {
      path: '/feedback/ideas/show/$id',
      asks: 'ideas/$id',
      title: 'Idea',
      permission,
      page: () => import('./show.tsx'),
    },
  ],
  actions: [{ label: 'Ideas', to: '/feedback/ideas', icon: Lightbulb, keywords: ['feedback', 'board'], permission }],
  search: [
    {
      resource: 'ideas',
      label: 'Ideas',
      icon: Lightbulb,
      hit: (row) => ({ title: row.title, detail: row.partner_name, to: `/feedback/ideas/show/${row.id}` }),
      permission,
    },
  ],
};
