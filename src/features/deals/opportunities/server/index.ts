import type { ServerFeature } from '#server/feature.ts';
import { opportunityMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { dealFacts, partnerDealFacts } from './facts.ts';
import { healthSignals } from './health-signals.ts';
import { opportunityJobs, opportunitySchedules } from './jobs.ts';
import { mailActions } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { participantRoutes } from './participants/participation.ts';
import { onPartnerMerge } from './participants/partner-merge.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { opportunities, stageEvents } from './resource.ts';
import { opportunityRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { seesDeals } from './sees.ts';
import { tools } from './tools.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'opportunities',
  measures: opportunityMeasures,
  webhookEvents,
  automates,
  resources: [opportunities, stageEvents],
  routes: [...opportunityRoutes, ...participantRoutes],
  jobRules: {
    'opportunities.participation': {
      onGivenUp: { says: 'A partner was not asked to take part in an opportunity.', to: '/revenue/opportunities' },
    },
    'opportunities.participation-answer': {
      onGivenUp: {
        says: 'The answer of a partner about an opportunity was not applied.',
        to: '/revenue/opportunities',
      },
    },
  },
  jobs: opportunityJobs,
  schedules: opportunitySchedules,
  facts: [dealFacts, partnerDealFacts],
  sees: [seesDeals],
  onPartnerMerge,
  mailActions,
  topics,
  figures,
  sampleData,
  demo,
  workItems,
  recordFacts,
  recordFigures,
  healthSignals,
  tools,
};
