import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'webhook-endpoints',
  flag: 'webhook_endpoints',
  menu: [],
  routes: [],
};
