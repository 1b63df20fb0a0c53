import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { paymentFiles, paymentReports } from './resource.ts';
import { paymentFileRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'payment-files',
  partOf: 'payouts',
  resources: [paymentFiles, paymentReports],
  routes: paymentFileRoutes,
  topics,
  webhookEvents,
  demo,
};
