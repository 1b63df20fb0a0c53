import { defineAppShortcuts } from '#server/extension-points/app-shortcuts.ts';
import type { ServerFeature } from '#server/feature.ts';
import { shareTarget } from '#shared/pages.ts';
import { registrationMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { registrationGate } from './gate.ts';
import { dealRegistrationJobs, dealRegistrationSchedules, dealRegistrationTopics } from './jobs.ts';
import { mailActions } from './mail-actions.ts';
import { onPartnerMerge } from './merging/partner-merge.ts';
import { milestones } from './milestones.ts';
import { topics } from './notification-topics.ts';
import { recordFacts, recordFigures } from './record-state.ts';
import { receiptVerifier } from './registration/receipt-file.ts';
import { receiptPages } from './registration/receipt-page.ts';
import { receiptRoutes } from './registration/receipt-routes.ts';
import { replies } from './replies.ts';
import { dealConflicts, dealRegistrations, registrationEvents } from './resource.ts';
import { approvals } from './review/approvals.ts';
import { dealRegistrationRoutes } from './routes.ts';
import { tools } from './tools.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'deal-registrations',
  measures: registrationMeasures,
  webhookEvents,
  gates: [registrationGate],
  automates,
  flag: {
    key: 'deal_registrations',
    description: 'The deal desk where partners register deals and the queue where the company decides.',
    default: true,
  },
  appShortcuts: defineAppShortcuts([
    {
      key: 'register_deal',
      side: 'partner',
      name: 'Register deal',
      url: shareTarget.screen,
      order: 20,
      receives: ['text/vcard', 'text/x-vcard', '.vcf', 'text/plain', '.txt', 'message/rfc822', '.eml'],
    },
    { key: 'deal_registrations', side: 'company', name: 'Deal registrations', url: '/partners/pending', order: 20 },
  ]),
  resources: [dealRegistrations, registrationEvents, dealConflicts],
  routes: dealRegistrationRoutes,
  jobRules: {
    'deal-registrations.detect': { seconds: 600, onGivenUp: 'runs-again' },
    'deal-registrations.distributor-answered': {
      onGivenUp: { says: 'The answer of a distributor was not applied to a registration.', to: '/revenue/deal-desk' },
    },
    'deal-registrations.look-at-rivals': {
      onGivenUp: { says: 'Registrations of the same customer were not compared.', to: '/revenue/deal-desk' },
    },
    'deal-registrations.accounts-merged': {
      seconds: 300,
      onGivenUp: { says: 'Registrations were not updated after accounts were merged.', to: '/revenue/deal-desk' },
    },
    'deal-registrations.partners-merged': {
      seconds: 300,
      onGivenUp: { says: 'Registrations were not updated after partners were merged.', to: '/revenue/deal-desk' },
    },
    'deal-registrations.deal-updated': {
      onGivenUp: { says: 'A registration was not updated after its opportunity changed.', to: '/revenue/deal-desk' },
    },
  },
  jobs: dealRegistrationJobs,
  schedules: dealRegistrationSchedules,
  on: dealRegistrationTopics,
  plugin: receiptRoutes,
  publicPages: receiptPages,
  verifiesFiles: { 'verify-receipt': receiptVerifier },
  onPartnerMerge,
  approvals,
  mailActions,
  replies,
  topics,
  figures,
  milestones,
  demo,
  workItems,
  recordFacts,
  recordFigures,
  tools,
};
