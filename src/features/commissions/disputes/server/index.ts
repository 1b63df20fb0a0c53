import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { commissionDisputes } from './resource.ts';
import { disputeRoutes } from './routes.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'disputes',
  webhookEvents,
  automates,
  partOf: 'commissions',
  resources: [commissionDisputes],
  routes: disputeRoutes,
  topics,
  demo,
  workItems,
};
