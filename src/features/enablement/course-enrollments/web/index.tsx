import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { WebFeature } from '#web/feature.ts';

export { courseDone } from './slots.ts';

const view = { mode: 'company', permission: 'course_enrollments:view' } as const;
const learn = { mode: 'partner', permission: 'courses:view' } as const;
const show = { page: () => import('./learner.tsx') };

export const feature: WebFeature = {
  name: 'course-enrollments',
  flag: 'training',
  menu: [
    {
      group: 'Enablement',
      label: 'Training',
      path: '/partner-training',
      icon: GraduationCap,
      order: 20,
      keywords: ['courses', 'lessons', 'learning'],
      daily: { order: 60, label: 'Learn' },
      ...learn,
    },
  ],
  screenTabs: [
    { of: 'training', path: '/training/learners', label: 'Learners', order: 20 },
    { of: 'training', path: '/training/assignments', label: 'Assignments', order: 30 },
    { of: 'learn', path: '/partner-training', label: 'Training', order: 10 },
  ],
  routes: [
    {
      path: '/training/course-analytics/$id',
      asks: 'courses/$id',
      title: 'Course analytics',
      page: () => import('./analytics.tsx'),
      ...view,
    },
    {
      path: '/training/preview/$id',
      asks: 'courses/$id/preview',
      title: 'Course preview',
      page: () => import('./player/preview.tsx'),
      bare: true,
      mode: 'company',
      permission: 'courses:view',
    },
    { path: '/training/learners', title: 'Learners', page: () => import('./learners.tsx'), ...view },
    { path: '/training/learners/$id', asks: 'course_enrollments/$id', title: 'Learner', ...show, ...view },
    { path: '/training/assignments', title: 'Assignments', page: () => import('./assignments.tsx'), ...view },
    {
      path: '/training/assignments/$id',
      asks: 'assignment_submissions/$id',
      title: 'Assignment',
      page: () => import('./assignment.tsx'),
      ...view,
    },
    { path: '/partner-training', title: 'Training', page: () => import('./catalog.tsx'), ...learn },
    {
      path: '/partner-training/team',
      title: 'Team training',
      page: () => import('./team.tsx'),
      mode: 'partner',
      permission: 'course_enrollments:view',
    },
    {
      path: '/partner-training/learn/$id',
      asks: 'course_enrollments/$id/player',
      title: 'Course',
      page: () => import('./player/learn.tsx'),
      bare: true,
      ...learn,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'training',
      label: 'Training',
      group: 'Enablement',
      order: 70,
      panel: () => import('./PartnerLearners.tsx'),
      ...view,
    },
  ],
  search: [
    {
      resource: 'course_enrollments',
      label: 'Learners',
      icon: GraduationCap,
      hit: (row) => ({ title: row.learner_name, detail: row.course_title, to: `/training/learners/${row.id}` }),
      ...view,
    },
  ],
};
