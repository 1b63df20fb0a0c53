import type { WebFeature } from '#web/feature.ts';
import { Bell } from './Bell.tsx';

export { otherEmails } from './slots.ts';

export const feature: WebFeature = {
  name: 'notifications',
  copies: ['in_app_notifications/unread_count'],
  routes: [{ path: '/notification-settings', title: 'Notification settings', page: () => import('./settings.tsx') }],
  header: [Bell],
};
