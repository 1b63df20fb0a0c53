import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'resource-requests', flag: 'resources', routes: [] };
