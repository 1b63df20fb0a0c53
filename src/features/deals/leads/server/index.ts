import type { ServerFeature } from '#server/feature.ts';
import { leadMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { leadsOfPartnerFacts } from './facts.ts';
import { leadGate } from './gate.ts';
import { leadJobs, leadSchedules, leadTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { leadOffers, leadRounds, leadRules, leadScores, leads } from './resource.ts';
import { leadRoutes } from './routes.ts';
import { rulesOfAudience } from './uses.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'leads',
  measures: leadMeasures,
  webhookEvents,
  gates: [leadGate],
  automates,
  flag: {
    key: 'leads',
    description: 'Leads, the rules that offer them to partners, and the inbox where partners answer.',
    default: true,
  },
  resources: [leads, leadOffers, leadRounds, leadScores, leadRules],
  routes: leadRoutes,
  jobRules: {
    'leads.distribute': { onGivenUp: { says: 'A lead was not distributed to a partner.', to: '/revenue/leads' } },
    'leads.deal-updated': {
      onGivenUp: { says: 'A lead was not updated after its opportunity changed.', to: '/revenue/leads' },
    },
  },
  jobs: leadJobs,
  schedules: leadSchedules,
  on: leadTopics,
  facts: [leadsOfPartnerFacts],
  topics,
  figures,
  demo,
  usesAudiences: rulesOfAudience,
  onPartnerMerge,
  workItems,
  recordFacts,
  recordFigures,
};
