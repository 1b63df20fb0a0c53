import type { ServerFeature } from '#server/feature.ts';
import { mappingJobs, mappingSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { introductions, mappingPopulations } from './resource.ts';
import { mappingRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'account-mapping',
  flag: {
    key: 'account_mapping',
    description: 'Accounts that the company and a partner have in common, compared with the consent of both.',
    default: true,
    isRestricted: true,
  },
  resources: [mappingPopulations, introductions],
  routes: mappingRoutes,
  jobs: mappingJobs,
  schedules: mappingSchedules,
  topics,
  onPartnerMerge,
};
