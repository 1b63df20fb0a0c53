import type { ServerFeature } from '#server/feature.ts';
import { topics } from './notification-topics.ts';
import { plannedJobs, plannedSchedules } from './planned.ts';

export const feature: ServerFeature = {
  name: 'payout-calendar',
  partOf: 'payouts',
  jobs: plannedJobs,
  schedules: plannedSchedules,
  topics,
};
