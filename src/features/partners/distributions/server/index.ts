import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { distributionJobs, distributionSchedules, distributionTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { distributionRules, distributions } from './resource.ts';
import { distributionRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'distributions',
  doors: { mail: ['POST /distributions/invite'] },
  flag: {
    key: 'distributions',
    description:
      'Distributors and resellers that sell together: associations, registrations with a distributor, and reseller deals.',
    default: true,
  },
  resources: [distributions, distributionRules],
  routes: distributionRoutes,
  jobRules: {
    'distributions.notify': { onGivenUp: { says: 'Partners were not notified of shared resources.' } },
    'distributions.apply-rules': { seconds: 600, onGivenUp: 'runs-again' },
  },
  jobs: distributionJobs,
  schedules: distributionSchedules,
  on: distributionTopics,
  onPartnerMerge,
  topics,
  workItems,
  webhookEvents,
  demo,
};
