import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { demo } from './demo.ts';
import { oauthJobs } from './oauth/jobs.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { apiKeyPlugin } from './plugin.ts';
import { apiKeys } from './resource.ts';

export const feature: ServerFeature = {
  name: 'api-keys',
  flag: {
    key: 'api_keys',
    description: 'The screen where companies create and revoke API keys.',
    default: true,
  },
  resources: [apiKeys],
  plugin: apiKeyPlugin,
  publicRoutes: oauthRoutes,
  installationJobs: [oauthJobs],
  onPartnerMerge,
  demo,
  connectors,
};
