import type { ServerFeature } from '#server/feature.ts';
import { topics } from './app-access.ts';
import { notificationJobs, notificationSchedules } from './jobs.ts';
import { inAppNotifications } from './resource.ts';
import { notificationRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export const feature: ServerFeature = {
  name: 'notifications',
  resources: [inAppNotifications],
  routes: notificationRoutes,
  jobRules: {
    'notifications.app-ended': { onGivenUp: { says: 'A person was not told that the access of an app ended.' } },
  },
  jobs: notificationJobs,
  on: { 'api_keys.reused': ['notifications.app-ended'] },
  topics,
  schedules: notificationSchedules,
  plugin: unsubscribeRoutes,
};
