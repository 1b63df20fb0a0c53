import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { distributorDealJobs, distributorDealSchedules, distributorDealTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { distributorDeals } from './resource.ts';
import { distributorDealRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'distributor-deals',
  partOf: 'distributions',
  resources: [distributorDeals],
  routes: distributorDealRoutes,
  jobs: distributorDealJobs,
  schedules: distributorDealSchedules,
  on: distributorDealTopics,
  onPartnerMerge,
  topics,
  workItems,
  webhookEvents,
  demo,
};
