import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';

export const feature: ServerFeature = {
  name: 'crm-providers',
  connectors,
};
