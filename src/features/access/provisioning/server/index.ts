import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { demo } from './demo.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { provisioningPlugin } from './plugin.ts';
import { provisioningTokens } from './resource.ts';
import { scimRoutes } from './scim/routes.ts';

export const feature: ServerFeature = {
  name: 'provisioning',
  doors: { mail: ['POST /provisioning_tokens'] },
  resources: [provisioningTokens],
  plugin: provisioningPlugin,
  publicRoutes: scimRoutes,
  onPartnerMerge,
  connectors,
  demo,
};
