import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { formPurposes } from './form-purpose.ts';
import { accounts } from './resource.ts';
import { accountRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { webhookEvents } from './webhook-events.ts';

export const feature: ServerFeature = {
  name: 'accounts',
  webhookEvents,
  automates,
  resources: [accounts],
  routes: accountRoutes,
  formPurposes,
  sampleData,
};
