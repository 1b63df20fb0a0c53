import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

const view = { mode: 'company', permission: 'forms:view' } as const;
const manage = { mode: 'company', permission: 'forms:manage' } as const;

/** The questions of a form beside their preview, for the screens of pages that ask them. */
export const FormQuestions = lazy(() => import('./FormQuestions.tsx'));

export const feature: WebFeature = {
  name: 'forms',
  flag: 'forms',
  menu: [{ group: 'Data Manager', label: 'Forms', path: '/forms', icon: ClipboardList, order: 85, ...view }],
  screenTabs: [
    { of: 'forms', path: '/forms', label: 'Forms', order: 10 },
    { of: 'forms', path: '/forms/submissions', label: 'Submissions', order: 20 },
  ],
  routes: [
    ...nounRoutes(
      'forms',
      nouns.forms,
      {
        list: () => import('./list.tsx'),
        create: () => import('./create.tsx'),
        edit: () => import('./edit.tsx'),
        show: () => import('./show.tsx'),
      },
      { mode: 'company' },
    ),
    { path: '/forms/submissions', title: 'Form submissions', page: () => import('./submissions.tsx'), ...view },
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
