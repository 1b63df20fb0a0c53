import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { registrationComments } from './resource.ts';
import { commentRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'registration-comments',
  partOf: 'deal_registrations',
  resources: [registrationComments],
  routes: commentRoutes,
  topics,
  demo,
  tools,
};
