import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'resource-metrics', flag: 'resources', routes: [] };
