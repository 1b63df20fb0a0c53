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
  jobRules: {
    'distributor-deals.ask': {
      onGivenUp: { says: 'A distributor was not asked to confirm a deal.', to: '/revenue/deal-desk' },
    },
    'distributor-deals.answered': {
      onGivenUp: { says: 'The answer of a distributor was not applied to a deal.', to: '/revenue/deal-desk' },
    },
  },
  jobs: distributorDealJobs,
  schedules: distributorDealSchedules,
  on: distributorDealTopics,
  onPartnerMerge,
  topics,
  workItems,
  webhookEvents,
  demo,
};
