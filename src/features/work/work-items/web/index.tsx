import ListTodo from 'lucide-react/icons/list-todo';
import type { WebFeature } from '#web/feature.ts';
import { OpenWork } from './OpenWork.tsx';

export { useStep } from './useWork.ts';

const view = { permission: 'work_items:view' } as const;

export const feature: WebFeature = {
  name: 'work-items',
  flag: 'work_items',
  menu: [
    {
      group: 'Company',
      label: 'My work',
      path: '/work',
      icon: ListTodo,
      order: 10,
      keywords: ['to do', 'approvals', 'waiting', 'overdue'],
      count: OpenWork,
      ...view,
    },
  ],
  routes: [{ path: '/work', title: 'My work', page: () => import('./work.tsx'), ...view }],
};
