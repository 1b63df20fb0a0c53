import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { requestJobs, requestSchedules } from './clock.ts';
import { demo } from './demo.ts';
import { requestFacts } from './facts.ts';
import { documentRequirements } from './gate.ts';
import { mailActions } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { payoutPauses } from './payout-pause.ts';
import { documentRequestPlugin } from './plugin.ts';
import { documentRequests } from './resource.ts';
import { requestRoutes } from './routes.ts';
import { trackSteps } from './track-step.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'document-requests',
  webhookEvents,
  gates: documentRequirements,
  automates,
  partOf: 'document_folders',
  resources: [documentRequests],
  routes: requestRoutes,
  plugin: documentRequestPlugin,
  jobs: requestJobs,
  schedules: requestSchedules,
  facts: [requestFacts],
  mailActions,
  topics,
  onPartnerMerge,
  demo,
  trackSteps,
  payoutPauses,
  workItems,
};
