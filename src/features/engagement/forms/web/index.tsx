import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'forms:view' } as const;
const manage = { mode: 'company', permission: 'forms:manage' } as const;

export const feature: WebFeature = {
  name: 'forms',
  flag: 'forms',
  menu: [{ group: 'Data Manager', label: 'Forms', path: '/forms', icon: ClipboardList, order: 85, ...view }],
  routes: [
    { path: '/forms', title: 'Forms', page: () => import('./list.tsx'), ...view },
    { path: '/forms/submissions', title: 'Form submissions', page: () => import('./submissions.tsx'), ...view },
    { path: '/forms/create', title: 'New form', page: () => import('./create.tsx'), ...manage },
    {
      path: '/forms/edit/$id',
      asks: 'forms/$id',
      title: 'Edit form',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    { path: '/forms/show/$id', asks: 'forms/$id', title: 'Form', page: () => import('./show.tsx'), ...view },
  ],
  actions: [{ label: 'New form', to: '/forms/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'forms',
      label: 'Forms',
      icon: ClipboardList,
      hit: (row) => ({ title: row.name, detail: row.state, to: `/forms/show/${row.id}` }),
      ...view,
    },
  ],
};
