import ListChecks from 'lucide-react/icons/list-checks';
import ListTodo from 'lucide-react/icons/list-todo';
import { partnerOverview } from '#features/partners/partners/web/index.tsx';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { RecordTab, RouteSpec, WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { fillSlot } from '#web/slots.tsx';
import { widgetTop } from '#web/widgetTop.ts';
import { nouns } from '../nouns.ts';

const view = { permission: 'tasks:view' } as const;
const manage = { permission: 'tasks:manage' } as const;
const plans = { permission: 'action_plans:view' } as const;
const managePlans = { mode: 'company', permission: 'action_plans:manage' } as const;
const templates = { mode: 'company', permission: 'task_templates:view' } as const;
const manageTemplates = { mode: 'company', permission: 'task_templates:manage' } as const;

/** The records whose page has no tab with tasks: tasks themselves, and the settings of them. */
const withoutTasks = ['tasks', 'action_plans', 'task_templates', 'meetings'];
const areasWithTasks: readonly string[] = [
  'partners',
  'deals',
  'referrals',
  'commissions',
  'payouts',
  'incentives',
  'enablement',
  'work',
  'ecosystem',
  'outreach',
  'integrations',
  'portability',
];

/** Records of daily work with a name and a page have a tab with their tasks. */
const companyRecords = (table: string): boolean => {
  const noun = allNouns().get(table);
  return !!noun?.title && !!noun.address && areasWithTasks.includes(noun.area) && !withoutTasks.includes(table);
};
const partnerRecords = ['opportunities', 'accounts'];

const tab = (on: RecordTab['on'], mode: 'company' | 'partner'): RecordTab => ({
  on,
  key: 'tasks',
  label: 'Tasks',
  group: 'Overview',
  order: 40,
  panel: () => import('./RecordTasks.tsx'),
  mode,
  ...view,
});

const planRoutes: RouteSpec[] = [
  { path: '/tasks/plans', title: 'Action plans', page: () => import('./plans/list.tsx'), ...plans },
  { path: '/tasks/plans/create', title: 'New action plan', page: () => import('./plans/edit.tsx'), ...managePlans },
  {
    path: '/tasks/plans/edit/$id',
    asks: 'action_plans/$id',
    title: 'Edit action plan',
    page: () => import('./plans/edit.tsx'),
    ...managePlans,
  },
  {
    path: '/tasks/plans/show/$id',
    asks: 'action_plans/$id',
    title: 'Action plan',
    page: () => import('./plans/show.tsx'),
    ...plans,
  },
  {
    path: '/tasks/plans/print/$id',
    asks: 'action_plans/$id',
    title: 'Action plan',
    bare: true,
    page: () => import('./plans/print.tsx'),
    ...plans,
  },
];

/** Work of both sides: tasks, and the action plans that a company and a partner share. */
export const feature: WebFeature = {
  name: 'tasks',
  flag: 'tasks',
  menu: [
    {
      group: 'Work',
      label: 'Tasks',
      path: '/tasks',
      icon: ListTodo,
      order: 20,
      keywords: ['to do', 'action plans', 'board', 'calendar'],
      ...view,
    },
  ],
  copies: ['tasks', 'tasks/$id'],
  waits: [{ path: 'tasks/$id/complete', label: () => 'Complete task' }],
  screenTabs: [{ of: 'work', path: '/tasks', label: 'Tasks', order: 20 }],
  routes: [
    ...nounRoutes('tasks', nouns.tasks, {
      list: () => import('./list.tsx'),
      edit: () => import('./edit.tsx'),
      show: () => import('./show.tsx'),
    }),
    { path: '/tasks/board', title: 'Task board', page: () => import('./board.tsx'), ...view },
    { path: '/tasks/calendar', title: 'Task calendar', page: () => import('./calendar.tsx'), ...view },
    { path: '/tasks/templates', title: 'Task templates', page: () => import('./templates/list.tsx'), ...templates },
    {
      path: '/tasks/templates/create',
      title: 'New task template',
      page: () => import('./templates/edit.tsx'),
      ...manageTemplates,
    },
    {
      path: '/tasks/templates/edit/$id',
      asks: 'task_templates/$id',
      title: 'Edit task template',
      page: () => import('./templates/edit.tsx'),
      ...manageTemplates,
    },
    ...planRoutes,
  ],
  tabs: [
    tab(companyRecords, 'company'),
    tab(partnerRecords, 'partner'),
    {
      on: ['partners', 'opportunities'],
      key: 'plans',
      label: 'Action plans',
      group: 'Overview',
      order: 42,
      panel: () => import('./plans/RecordPlans.tsx'),
      ...plans,
    },
  ],
  parts: [
    fillSlot(widgetTop, { order: 10, part: () => import('./WidgetQuickAdd.tsx'), ...manage }),
    fillSlot(partnerOverview, { order: 60, part: () => import('./PartnerCommitments.tsx'), mode: 'company', ...view }),
  ],
  composers: [
    {
      on: companyRecords,
      key: 'task',
      label: 'Add task',
      icon: ListTodo,
      order: 20,
      mode: 'company',
      part: () => import('./TaskComposer.tsx'),
      ...manage,
    },
  ],
  timelines: [
    {
      on: 'partners',
      resource: 'tasks',
      by: 'partner_id',
      at: 'created_at',
      entry: () => import('./taskEntry.tsx'),
      mode: 'company',
      ...view,
    },
    {
      on: 'opportunities',
      resource: 'tasks',
      by: 'record_id',
      at: 'created_at',
      entry: () => import('./taskEntry.tsx'),
      mode: 'company',
      ...view,
    },
  ],
  actions: [
    {
      label: 'Add task',
      to: '/tasks?drawer=create',
      icon: ListTodo,
      keywords: ['quick', 'to do', 'remind'],
      ...manage,
    },
    { label: 'New task with all fields', to: '/tasks/create', icon: ListTodo, ...manage },
    { label: 'New action plan', to: '/tasks/plans/create', icon: ListChecks, keywords: ['mutual'], ...managePlans },
  ],
  search: [
    {
      resource: 'tasks',
      label: 'Tasks',
      icon: ListTodo,
      hit: (row) => ({ title: row.title, detail: row.partner_name ?? row.record_name, to: `/tasks/show/${row.id}` }),
      ...view,
    },
    {
      resource: 'action_plans',
      label: 'Action plans',
      icon: ListChecks,
      hit: (row) => ({ title: row.name, detail: row.partner_name, to: `/tasks/plans/show/${row.id}` }),
      ...plans,
    },
  ],
};
