import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { paymentFiles, paymentReports } from './resource.ts';
import { paymentFileRoutes } from './routes.ts';
import { stripeHooks } from './stripe/hooks.ts';
import { stripeJobs, stripeSchedules } from './stripe/transfers.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'payment-files',
  seals: [
    {
      table: 'payment_file_contents',
      column: 'content_enc',
      purpose: 'payment files',
      place: "organization_id || '/' || file_id",
    },
  ],
  partOf: 'payouts',
  resources: [paymentFiles, paymentReports],
  routes: paymentFileRoutes,
  jobRules: {
    'payment-files.stripe': { seconds: 300, pool: 'exchanges', onGivenUp: 'runs-again' },
  },
  jobs: stripeJobs,
  schedules: stripeSchedules,
  plugin: stripeHooks,
  topics,
  webhookEvents,
  demo,
};
