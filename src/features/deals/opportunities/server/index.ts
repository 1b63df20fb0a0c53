import type { ServerFeature } from '#server/feature.ts';
import { dealFacts, dealsOfPartnerFacts } from './facts.ts';
import { opportunityJobs, opportunitySchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { opportunities, stageEvents } from './resource.ts';
import { opportunityRoutes } from './routes.ts';
import { seesDeals } from './sees.ts';

export const feature: ServerFeature = {
  name: 'opportunities',
  resources: [opportunities, stageEvents],
  routes: opportunityRoutes,
  jobs: opportunityJobs,
  schedules: opportunitySchedules,
  facts: [dealFacts, dealsOfPartnerFacts],
  sees: [seesDeals],
  onPartnerMerge,
  topics,
};
