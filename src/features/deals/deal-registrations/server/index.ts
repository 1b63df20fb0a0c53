import type { ServerFeature } from '#server/feature.ts';
import { dealRegistrationJobs, dealRegistrationSchedules, dealRegistrationTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { receiptRoutes } from './receipt-routes.ts';
import { dealConflicts, dealRegistrations, registrationEvents } from './resource.ts';
import { dealRegistrationRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'deal-registrations',
  flag: {
    key: 'deal_registrations',
    description: 'The deal desk where partners claim deals, and the queue where the company decides.',
    default: true,
  },
  resources: [dealRegistrations, registrationEvents, dealConflicts],
  routes: dealRegistrationRoutes,
  jobs: dealRegistrationJobs,
  schedules: dealRegistrationSchedules,
  on: dealRegistrationTopics,
  plugin: receiptRoutes,
  onPartnerMerge,
  topics,
};
