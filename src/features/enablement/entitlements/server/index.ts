import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { entitlementFacts } from './facts.ts';
import { benefitGate } from './gate.ts';
import { entitlementJobs, entitlementSchedules, entitlementTopics } from './jobs.ts';
import { mailActions } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { entitlementBalances, entitlementGrants, entitlementMovements, entitlements } from './resource.ts';
import { entitlementRoutes } from './routes.ts';
import { seesEntitlements } from './sees.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'entitlements',
  seals: [
    {
      table: 'entitlement_keys',
      column: 'details_enc',
      purpose: 'license keys',
      place: "organization_id || '/' || id",
      print: { column: 'fingerprint', of: (cipher, text) => cipher.fingerprint(text) },
    },
  ],
  gates: [benefitGate],
  flag: {
    key: 'entitlements',
    description: 'Benefits of partners by tier and type, their requests, license keys and the value statement.',
    default: true,
  },
  resources: [entitlements, entitlementGrants, entitlementBalances, entitlementMovements],
  routes: entitlementRoutes,
  jobRules: { 'entitlements.follow-partner': { seconds: 300, onGivenUp: 'runs-again' } },
  jobs: entitlementJobs,
  schedules: entitlementSchedules,
  on: entitlementTopics,
  automates,
  facts: [entitlementFacts],
  sees: [seesEntitlements],
  mailActions,
  topics,
  onPartnerMerge,
  demo,
  workItems,
};
