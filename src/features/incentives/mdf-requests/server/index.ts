import type { ServerFeature } from '#server/feature.ts';
import { mdfRequestMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { mdfGate } from './gate.ts';
import { requestJobs, requestSchedules } from './jobs.ts';
import { returnByMail } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { mdfRequests } from './resource.ts';
import { mdfRequestRoutes } from './steps.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'mdf-requests',
  measures: mdfRequestMeasures,
  webhookEvents,
  gates: [mdfGate],
  automates,
  partOf: 'mdf',
  resources: [mdfRequests],
  routes: mdfRequestRoutes,
  jobs: requestJobs,
  schedules: requestSchedules,
  mailActions: [returnByMail],
  topics,
  onPartnerMerge,
  workItems,
};
