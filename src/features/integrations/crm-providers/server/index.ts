import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { onPartnerMerge } from './demo-crm/partner-merge.ts';
import { demoCrmRoutes } from './demo-crm/routes.ts';

export const feature: ServerFeature = {
  name: 'crm-providers',
  partOf: 'connections',
  connectors,
  routes: demoCrmRoutes,
  onPartnerMerge,
};
