import Inbox from 'lucide-react/icons/inbox';
import type { WebFeature } from '#web/feature.ts';

const shared = { path: '/administration/received-mails', mode: 'company', permission: 'inbound_mails:manage' } as const;

export const feature: WebFeature = {
  name: 'inbound-mails',
  menu: [{ group: 'Settings', section: 'Logs', label: 'Received email', icon: Inbox, order: 21, ...shared }],
  routes: [{ title: 'Received email', page: () => import('./list.tsx'), ...shared }],
};
