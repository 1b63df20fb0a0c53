import type { ServerFeature } from '#server/feature.ts';
import { opportunityParticipants } from './resource.ts';

export const feature: ServerFeature = {
  name: 'opportunity-participants',
  resources: [opportunityParticipants],
};
