import type { ServerFeature } from '#server/feature.ts';
import { seesIncentives } from './incentives.ts';
import { planJobs, planTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { commissionPlans, planAssignments, planVersions } from './resource.ts';
import { planRoutes } from './routes.ts';
import { plansForAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'commission-plans',
  flag: {
    key: 'commissions',
    description: 'Incentive structures, commissions with their receipts, and the ledger, on both sides.',
    default: true,
  },
  resources: [commissionPlans, planVersions, planAssignments],
  routes: planRoutes,
  jobs: planJobs,
  on: planTopics,
  sees: [seesIncentives],
  usesAudiences: plansForAudience,
  topics,
};
