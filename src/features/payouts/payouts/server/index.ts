import type { ServerFeature } from '#server/feature.ts';
import { payoutMeasures } from '../measures.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { payoutDownloads } from './downloads.ts';
import { payoutGate, payoutPauses } from './gate.ts';
import { healthSignals } from './health-signals.ts';
import { payoutJobs, payoutTopics } from './inactive.ts';
import { milestones } from './milestones.ts';
import { topics } from './notification-topics.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { payoutBatches, payoutItems } from './resource.ts';
import { payoutRoutes } from './routes.ts';
import { sampleData, sampleGuard } from './sample-data.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'payouts',
  seals: [
    {
      table: 'payout_item_accounts',
      column: 'details_enc',
      purpose: 'payout methods',
      place: "organization_id || '/' || method_id",
    },
  ],
  measures: payoutMeasures,
  webhookEvents,
  gates: [payoutGate],
  payoutPauses,
  flag: {
    key: 'payouts',
    description: 'Payouts, payout details and statements, for the company and its partners.',
    default: true,
    isRestricted: true,
  },
  resources: [payoutBatches, payoutItems],
  routes: payoutRoutes,
  jobRules: {
    'payouts.partner-category': {
      onGivenUp: { says: 'Payments of a partner were not updated after its status changed.' },
    },
    'payouts.details-changed': {
      onGivenUp: { says: 'Draft payouts were not updated after payout details changed.' },
    },
  },
  jobs: payoutJobs,
  on: payoutTopics,
  plugin: payoutDownloads,
  topics,
  figures,
  milestones,
  demo,
  sampleData,
  sampleGuard,
  workItems,
  recordFacts,
  recordFigures,
  healthSignals,
};
