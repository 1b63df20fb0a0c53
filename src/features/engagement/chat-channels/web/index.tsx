import MessagesSquare from 'lucide-react/icons/messages-square';
import type { WebFeature } from '#web/feature.ts';

const shared = { path: '/administration/chat-channels', mode: 'company', permission: 'chat_channels:manage' } as const;

export const feature: WebFeature = {
  name: 'chat-channels',
  flag: 'chat_channels',
  menu: [
    { group: 'Settings', section: 'Program', label: 'Slack and Teams', icon: MessagesSquare, order: 62, ...shared },
  ],
  routes: [{ title: 'Slack and Teams', page: () => import('./list.tsx'), ...shared }],
};
