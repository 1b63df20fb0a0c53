import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { invitationPlugin } from './plugin.ts';
import { invitations } from './resource.ts';
import { invitationRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'invitations',
  doors: { mail: ['POST /invitations', 'POST /invitations/:id/resend'] },
  resources: [invitations],
  routes: invitationRoutes,
  plugin: invitationPlugin,
  onPartnerMerge,
  demo,
};
