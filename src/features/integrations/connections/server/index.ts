import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { connectionJobs, connectionSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { connectionRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'connections',
  doors: {
    address: [
      'POST /connections',
      'PATCH /connections/:id',
      'POST /connections/oauth',
      'POST /connections/oauth/return',
      'POST /connections/:id/check',
      'POST /connections/:id/resume',
    ],
  },
  flag: {
    key: 'connections',
    description: 'The catalog of integrations with other systems.',
    default: true,
  },
  plugin: connectionRoutes,
  jobRules: {
    'connections.check-due': { seconds: 300, pool: 'exchanges', onGivenUp: 'runs-again' },
    'connections.check': { seconds: 120, pool: 'exchanges', onGivenUp: 'runs-again' },
  },
  jobs: connectionJobs,
  schedules: connectionSchedules,
  topics,
  workItems,
  onPartnerMerge,
  demo,
};
