import type { ServerFeature } from '#server/feature.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { apiKeyPlugin } from './plugin.ts';
import { apiKeys } from './resource.ts';

export const feature: ServerFeature = {
  name: 'api-keys',
  flag: {
    key: 'api_keys',
    description: 'The screen where a company gives keys to programs, and takes them back.',
    default: true,
  },
  resources: [apiKeys],
  plugin: apiKeyPlugin,
  onPartnerMerge,
};
