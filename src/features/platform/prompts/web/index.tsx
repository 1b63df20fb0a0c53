import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { WebFeature } from '#web/feature.ts';

const path = '/prompts';

export const feature: WebFeature = {
  name: 'prompts',
  menu: [{ group: 'Super Admin', label: 'Prompts', path, icon: MessageSquareText, order: 40, superAdmin: true }],
  routes: [
    { path, title: 'Prompts', superAdmin: true, page: () => import('./list.tsx') },
    { path: `${path}/create`, title: 'New prompt', superAdmin: true, page: () => import('./create.tsx') },
    {
      path: `${path}/edit/$id`,
      asks: 'prompts/$id',
      title: 'Prompt',
      superAdmin: true,
      page: () => import('./edit.tsx'),
    },
  ],
};
