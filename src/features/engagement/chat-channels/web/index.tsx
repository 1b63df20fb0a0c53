import MessagesSquare from 'lucide-react/icons/messages-square';
import type { WebFeature } from '#web/feature.ts';

const shared = { path: '/administration/chat-channels', permission: 'chat_channels:manage' } as const;
const entry = { group: 'Settings', label: 'Slack and Teams', icon: MessagesSquare, ...shared } as const;

/** The company and each partner have channels of their own. */
export const feature: WebFeature = {
  name: 'chat-channels',
  flag: 'chat_channels',
  menu: [
    { ...entry, section: 'Program', order: 62, mode: 'company' },
    { ...entry, section: 'Integrations', order: 20, mode: 'partner' },
  ],
  routes: [{ title: 'Slack and Teams', page: () => import('./list.tsx'), ...shared }],
};
