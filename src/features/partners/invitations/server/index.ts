import type { ServerFeature } from '#server/feature.ts';
import { invitationPlugin } from './plugin.ts';
import { invitations } from './resource.ts';
import { invitationRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'invitations',
  resources: [invitations],
  routes: invitationRoutes,
  plugin: invitationPlugin,
};
