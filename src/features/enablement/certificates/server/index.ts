import type { ServerFeature } from '#server/feature.ts';
import { certificateMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { certificateFacts } from './facts.ts';
import { certificateRequirement } from './gate.ts';
import { certificateJobs, certificateSchedules, certificateTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { certificatePlugin } from './plugin.ts';
import { certificatePages } from './public-pages.ts';
import { certificatePrograms, certificates } from './resource.ts';
import { certificateRoutes } from './routes.ts';
import { seesCertificates } from './sees.ts';
import { trackSteps } from './track-step.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'certificates',
  seals: [{ table: 'certificate_keys', column: 'private_key', purpose: 'certificate badges', place: 'id::text' }],
  measures: certificateMeasures,
  doors: { page: ['POST /certificate_programs/:id/publish', 'POST /certificate_programs/:id/award'] },
  webhookEvents,
  gates: [certificateRequirement],
  automates,
  partOf: 'training',
  resources: [certificatePrograms, certificates],
  routes: certificateRoutes,
  plugin: certificatePlugin,
  publicPages: certificatePages,
  jobRules: {
    'certificates.completion': { onGivenUp: { says: 'A certificate was not issued after a course was completed.' } },
    'certificates.publication': { onGivenUp: { says: 'Certificates were not updated after a course was published.' } },
  },
  jobs: certificateJobs,
  schedules: certificateSchedules,
  on: certificateTopics,
  facts: [certificateFacts],
  sees: [seesCertificates],
  topics,
  figures,
  onPartnerMerge,
  demo,
  trackSteps,
  workItems,
};
