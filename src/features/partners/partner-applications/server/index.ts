import type { ServerFeature } from '#server/feature.ts';
import { applicationMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { formPurposes } from './form-purpose.ts';
import { receivingJobs } from './later.ts';
import { topics } from './notification-topics.ts';
import { applicationJobs, applicationSchedules } from './overdue.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { publicApplicationRoutes, statusPage } from './public.ts';
import { partnerApplications } from './resource.ts';
import { applicationRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'partner-applications',
  measures: applicationMeasures,
  doors: {
    mail: [
      'POST /partner_applications/:id/approve',
      'POST /partner_applications/:id/reject',
      'POST /partner_applications/:id/ask',
    ],
  },
  webhookEvents,
  automates,
  partOf: 'partner_pages',
  resources: [partnerApplications],
  routes: applicationRoutes,
  plugin: publicApplicationRoutes,
  publicPages: [statusPage],
  jobRules: {
    'partner-applications.receive': { onGivenUp: { says: 'An application was not received.' } },
  },
  jobs: { ...applicationJobs, ...receivingJobs },
  schedules: applicationSchedules,
  topics,
  onPartnerMerge,
  formPurposes,
  demo,
  workItems,
};
