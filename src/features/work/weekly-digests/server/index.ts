import type { ServerFeature } from '#server/feature.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { digestRoutes, previewRoute } from './routes.ts';
import { digestJobs, digestSchedules, digestTopics } from './send.ts';
import { stopAction } from './stop.ts';
import { topics } from './topics.ts';

export const feature: ServerFeature = {
  name: 'weekly-digests',
  flag: {
    key: 'weekly_digests',
    description: 'A weekly digest for partner users: one thing that waits, one number, and one piece of news.',
    default: true,
  },
  routes: digestRoutes,
  plugin: previewRoute,
  topics,
  jobs: digestJobs,
  on: digestTopics,
  jobRules: { 'weekly-digests.bounced': { onGivenUp: 'runs-again' } },
  schedules: digestSchedules,
  mailActions: [stopAction],
  onPartnerMerge,
};
