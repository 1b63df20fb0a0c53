import GraduationCap from 'lucide-react/icons/graduation-cap';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'courses:view' } as const;
const manage = { mode: 'company', permission: 'courses:manage' } as const;
const asks = 'courses/$id';

/** The heading of a course with links to its screens; other features add theirs by `active`. */
export const CourseHeader = lazy(() => import('./CourseHeader.tsx'));

export const feature: WebFeature = {
  name: 'courses',
  flag: 'training',
  menu: [
    {
      group: 'Enablement',
      label: 'Training',
      path: '/training',
      icon: GraduationCap,
      order: 20,
      keywords: ['courses', 'lessons', 'learning'],
      daily: { order: 100 },
      ...view,
    },
  ],
  screenTabs: [{ of: 'training', path: '/training', label: 'Courses', order: 10 }],
  routes: [
    { path: '/training', title: 'Training', page: () => import('./list.tsx'), ...view },
    { path: '/training/create', title: 'New course', page: () => import('./create.tsx'), ...manage },
    { path: '/training/edit/$id', asks, title: 'Course', page: () => import('./edit.tsx'), ...manage },
    { path: '/training/delete/$id', asks, title: 'Delete course', page: () => import('./delete.tsx'), ...manage },
    { path: '/training/course-tags/$id', asks, title: 'Course tags', page: () => import('./tags.tsx'), ...manage },
    {
      path: '/training/course-sharing/$id',
      asks,
      title: 'Course sharing',
      page: () => import('./sharing.tsx'),
      ...manage,
    },
  ],
  actions: [{ label: 'New course', to: '/training/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'courses',
      label: 'Courses',
      icon: GraduationCap,
      hit: (row) => ({ title: row.title, detail: row.summary, to: `/training/edit/${row.id}` }),
      ...manage,
    },
  ],
};
