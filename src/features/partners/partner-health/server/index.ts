import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { healthJobs, healthSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { recordFacts } from './record-state.ts';
import { partnerHealthResource } from './resource.ts';
import { healthRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'partner-health',
  flag: {
    key: 'partner_health',
    description: 'The health of partners from their activity, deals, training, payments and feedback, with reasons.',
    default: true,
  },
  resources: [partnerHealthResource],
  routes: healthRoutes,
  jobRules: {
    'partner-health.evaluate': { seconds: 900, onGivenUp: 'runs-again' },
  },
  jobs: healthJobs,
  schedules: healthSchedules,
  topics,
  recordFacts,
  demo,
  workItems,
};
