import type { ServerFeature } from '#server/feature.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { connectionRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'connections',
  flag: {
    key: 'connections',
    description: 'The catalog of integrations with other systems.',
    default: true,
  },
  plugin: connectionRoutes,
  onPartnerMerge,
};
