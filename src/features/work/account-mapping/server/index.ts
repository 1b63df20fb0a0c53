import type { ServerFeature } from '#server/feature.ts';
import { customerLists } from './customer-lists.ts';
import { demo } from './demo.ts';
import { mappingJobs, mappingSchedules, mappingTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { introductions, mappingConsents, mappingPopulations } from './resource.ts';
import { mappingRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'account-mapping',
  flag: {
    key: 'account_mapping',
    description: 'Accounts that the company and a partner have in common, compared with the consent of both.',
    default: true,
    isRestricted: true,
  },
  resources: [mappingPopulations, mappingConsents, introductions],
  routes: mappingRoutes,
  jobs: mappingJobs,
  schedules: mappingSchedules,
  on: mappingTopics,
  topics,
  workItems,
  webhookEvents,
  customerLists,
  onPartnerMerge,
  onPersonErasure,
  demo,
};
