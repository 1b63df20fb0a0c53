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
  seals: [
    {
      table: 'mapping_records',
      column: 'sealed',
      purpose: 'account mapping records',
      place: "concat_ws(' ', organization_id, population_id, encode(record_key, 'hex'))",
    },
    {
      table: 'mapping_reveals',
      column: 'sealed',
      purpose: 'account mapping reveals',
      place: "organization_id || ' ' || record_id",
    },
  ],
  flag: {
    key: 'account_mapping',
    description: 'Accounts that the company and a partner have in common, compared with the consent of both.',
    default: true,
    isRestricted: true,
  },
  resources: [mappingPopulations, mappingConsents, introductions],
  routes: mappingRoutes,
  jobRules: {
    'account-mapping.load': { seconds: 600, onGivenUp: { says: 'A list of accounts was not loaded.' } },
    'account-mapping.match': {
      seconds: 600,
      onGivenUp: { says: 'Accounts were not compared with those of a partner.' },
    },
    'account-mapping.nightly': { seconds: 900, onGivenUp: 'runs-again' },
    'account-mapping.accounts-merged': { seconds: 300, onGivenUp: 'runs-again' },
    'account-mapping.deal-updated': { onGivenUp: 'runs-again' },
  },
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
