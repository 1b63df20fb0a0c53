import type { ServerFeature } from '#server/feature.ts';
import { mdfClaimMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { claimFacts } from './facts.ts';
import { claimJobs, claimSchedules, claimTopics } from './jobs.ts';
import { returnByMail } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { claimFilePlugin } from './plugin.ts';
import { mdfClaimFiles, mdfClaimLeads, mdfClaims } from './resource.ts';
import { claimRoutes } from './steps.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'mdf-claims',
  measures: mdfClaimMeasures,
  webhookEvents,
  automates,
  partOf: 'mdf',
  resources: [mdfClaims, mdfClaimFiles, mdfClaimLeads],
  routes: claimRoutes,
  plugin: claimFilePlugin,
  jobRules: {
    'mdf-claims.follow-payments': { onGivenUp: { says: 'A claim was not updated after its payment.' } },
  },
  jobs: claimJobs,
  schedules: claimSchedules,
  on: claimTopics,
  facts: [claimFacts],
  mailActions: [returnByMail],
  topics,
  keeps: [
    {
      folder: 'documents',
      table: 'mdf_claim_files',
      key: 'key',
      exportAs: "concat('mdf/', claim_id, '/', purpose, '-', file_name)",
    },
  ],
  onPartnerMerge,
  demo,
  workItems,
};
