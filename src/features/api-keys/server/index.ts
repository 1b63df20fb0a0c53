import type { ServerFeature } from '#server/feature.ts';
import { apiKeyPlugin } from './plugin.ts';
import { apiKeys } from './resource.ts';

export const feature: ServerFeature = { name: 'api-keys', resources: [apiKeys], plugin: apiKeyPlugin };
