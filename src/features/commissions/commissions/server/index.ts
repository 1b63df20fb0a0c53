import type { ServerFeature } from '#server/feature.ts';
import { commissionMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { locksCurrency } from './counted.ts';
import { figures } from './dashboard-widgets.ts';
import { commissionJobs, commissionSchedules, commissionTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { commissionEvents, commissionLines } from './resource.ts';
import { commissionRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workSums } from './work-sums.ts';

export const feature: ServerFeature = {
  name: 'commissions',
  measures: commissionMeasures,
  webhookEvents,
  automates,
  partOf: 'commissions',
  resources: [commissionLines, commissionEvents],
  routes: commissionRoutes,
  jobRules: {
    'commissions.parked': { seconds: 900, onGivenUp: 'runs-again' },
    'commissions.release': { seconds: 900, onGivenUp: 'runs-again' },
  },
  jobs: commissionJobs,
  schedules: commissionSchedules,
  on: commissionTopics,
  topics,
  figures,
  workSums,
  locksCurrency,
  recordFacts,
  recordFigures,
};
