import type { ServerFeature } from '#server/feature.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { attributionJobs, attributionSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { dealConsequence } from './place/wins.ts';
import { trackingPlugin } from './plugin.ts';
import { attributionDecisions, contractAccounts, riskCases, saleReviews, trackedEvents } from './resource.ts';
import { attributionRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'attributions',
  webhookEvents,
  partOf: 'referral_links',
  resources: [trackedEvents, attributionDecisions, riskCases, saleReviews, contractAccounts],
  routes: attributionRoutes,
  jobRules: {
    'attributions.accounts-merged': {
      seconds: 300,
      onGivenUp: { says: 'Attributions were not updated after accounts were merged.' },
    },
  },
  jobs: attributionJobs,
  on: { 'accounts.merged': ['attributions.accounts-merged'] },
  schedules: attributionSchedules,
  onPartnerMerge,
  plugin: trackingPlugin,
  dealConsequences: [dealConsequence],
  figures,
  demo,
  workItems,
};
