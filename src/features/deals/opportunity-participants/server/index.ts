import type { ServerFeature } from '#server/feature.ts';
import { opportunityParticipants } from './resource.ts';
import { participantRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'opportunity-participants',
  resources: [opportunityParticipants],
  routes: participantRoutes,
};
