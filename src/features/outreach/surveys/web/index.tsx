import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import Plus from 'lucide-react/icons/plus';
import type { MenuEntry, WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'surveys:view' } as const;
const manage = { mode: 'company', permission: 'surveys:manage' } as const;
const responses = { mode: 'company', permission: 'survey_responses:view' } as const;
const asked = { mode: 'partner', permission: 'survey_invitations:view' } as const;
const menu = {
  group: 'Enablement',
  label: 'Feedback',
  path: '/feedback',
  icon: MessageSquareHeart,
  order: 40,
  keywords: ['surveys', 'NPS', 'ideas', 'satisfaction'],
} satisfies Partial<MenuEntry>;

export const feature: WebFeature = {
  name: 'surveys',
  flag: 'feedback',
  menu: [
    { ...menu, ...view },
    { ...menu, ...asked },
  ],
  screenTabs: [
    { of: 'feedback', path: '/feedback', label: 'Surveys', order: 10, mode: 'company' },
    { of: 'feedback', path: '/feedback/responses', label: 'Responses', order: 20 },
    { of: 'program', path: '/feedback', label: 'Feedback', order: 50, mode: 'partner' },
  ],
  routes: [
    { path: '/feedback', title: 'Feedback', page: () => import('./home.tsx') },
    { path: '/feedback/surveys/create', title: 'New survey', page: () => import('./edit.tsx'), ...manage },
    {
      path: '/feedback/surveys/edit/$id',
      asks: 'surveys/$id',
      title: 'Edit survey',
      page: () => import('./edit.tsx'),
      ...manage,
    },
    {
      path: '/feedback/surveys/show/$id',
      asks: 'surveys/$id',
      title: 'Survey',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: '/feedback/responses', title: 'Responses', page: () => import('./responses.tsx'), ...responses },
    {
      path: '/feedback/responses/show/$id',
      asks: 'survey_responses/$id',
      title: 'Response',
      page: () => import('./response.tsx'),
      ...responses,
    },
    {
      path: '/feedback/answer/$id',
      asks: 'survey_invitations/$id',
      title: 'Survey',
      page: () => import('./answer.tsx'),
      ...asked,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'feedback',
      label: 'Feedback',
      group: 'Program',
      order: 90,
      ...responses,
      panel: () => import('./PartnerTab.tsx'),
    },
  ],
  actions: [{ label: 'New survey', to: '/feedback/surveys/create', icon: Plus, ...manage }],
  search: [
    {
      resource: 'surveys',
      label: 'Surveys',
      icon: MessageSquareHeart,
      hit: (row) => ({ title: row.name, to: `/feedback/surveys/show/${row.id}` }),
      ...view,
    },
  ],
};
