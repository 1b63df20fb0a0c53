import type { ServerFeature } from '#server/feature.ts';
import { ownActions } from './catalog/actions.ts';
import { aiActions } from './catalog/ai.ts';
import { taskRecords } from './catalog/records.ts';
import { connectors } from './connectors.ts';
import { demo } from './demo.ts';
import { follows } from './engine/start-by-events.ts';
import { httpAction } from './http-step/action.ts';
import { automationJobs, automationSchedules } from './jobs.ts';
import { mailActions } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPersonErasure } from './person-erasure.ts';
import { inboundMails } from './replies.ts';
import { automationApprovals, automationEndpoints, automationRuns, automations } from './resource.ts';
import { automationRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { automationsOfAudience, conditions } from './stored-conditions.ts';
import { tools } from './tools.ts';
import { automationWebhooks } from './webhooks.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'automations',
  doors: {
    mail: [
      'POST /automations/:id/publish',
      'POST /automations/:id/resume',
      'POST /automations/:id/press',
      'POST /automation_runs/:id/retry',
    ],
    address: [
      'POST /automations/:id/test_request',
      'POST /automation_endpoints',
      'PATCH /automation_endpoints/:id',
      'PUT /automation_endpoints/:id',
    ],
  },
  flag: {
    key: 'automations',
    description: 'Flows that work by themselves when something happens.',
    default: true,
    isRestricted: true,
  },
  resources: [automations, automationRuns, automationApprovals, automationEndpoints],
  routes: automationRoutes,
  plugin: automationWebhooks,
  jobRules: {
    'automations.events': {
      seconds: 300,
      onGivenUp: { says: 'Automations were not started by an event.', to: '/automations' },
    },
    'automations.start': { onGivenUp: { says: 'An automation was not started.', to: '/automations' } },
    'automations.run': { seconds: 120, onGivenUp: { says: 'A run of an automation stopped.', to: '/automations' } },
    'automations.runs': { seconds: 300, onGivenUp: { says: 'Runs of automations stopped.', to: '/automations' } },
    'automations.deliver': {
      seconds: 120,
      pool: 'deliveries',
      onGivenUp: { says: 'A request of an automation was not sent.', to: '/automations' },
    },
  },
  jobs: automationJobs,
  schedules: automationSchedules,
  follows,
  topics,
  mailActions,
  inboundMails,
  conditions,
  usesAudiences: automationsOfAudience,
  workItems,
  onPersonErasure,
  automates: [...taskRecords, ...ownActions, ...httpAction, ...aiActions],
  sampleData,
  demo,
  connectors,
  tools,
};
