import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'notifications',
  routes: [{ path: '/notification-settings', title: 'Notification settings', page: () => import('./settings.tsx') }],
  header: [() => import('./Bell.tsx')],
};
