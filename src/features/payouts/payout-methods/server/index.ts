import type { ServerFeature } from '#server/feature.ts';
import { accountPrint, accountPrintJobs, accountPrintSchedules } from './account-print.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { payoutDetailsRequirement } from './gate.ts';
import { topics } from './notification-topics.ts';
import { payoutMethods } from './resource.ts';
import { payoutMethodRoutes, sealedRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'payout-methods',
  seals: [
    {
      table: 'payout_method_details',
      column: 'details_enc',
      purpose: 'payout methods',
      place: "organization_id || '/' || method_id",
      print: { column: 'account_print', of: (cipher, text) => accountPrint(cipher, JSON.parse(text)) },
    },
  ],
  gates: [payoutDetailsRequirement],
  automates,
  partOf: 'payouts',
  resources: [payoutMethods],
  routes: payoutMethodRoutes,
  plugin: sealedRoutes,
  jobs: accountPrintJobs,
  schedules: accountPrintSchedules,
  topics,
  demo,
  workItems,
};
