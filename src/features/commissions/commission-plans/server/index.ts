import type { ServerFeature } from '#server/feature.ts';
import { plansForAudience } from './audience/uses.ts';
import { contractTerm } from './contract-term.ts';
import { demo } from './demo.ts';
import { seesIncentives } from './incentives.ts';
import { planJobs, planTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { commissionPlans, planAssignments, planVersions } from './resource.ts';
import { planRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { planStarter } from './starter.ts';

export const feature: ServerFeature = {
  name: 'commission-plans',
  flag: {
    key: 'commissions',
    description: 'Incentive structures, commissions with breakdowns, and the ledger, in company and partner mode.',
    default: true,
  },
  resources: [commissionPlans, planVersions, planAssignments],
  routes: planRoutes,
  jobRules: {
    'commission-plans.tell-partners': { onGivenUp: { says: 'Partners were not notified of an incentive structure.' } },
  },
  jobs: planJobs,
  on: planTopics,
  contractTerms: [contractTerm],
  starters: [planStarter],
  sees: [seesIncentives],
  usesAudiences: plansForAudience,
  topics,
  demo,
  sampleData,
  recordFacts,
  recordFigures,
};
