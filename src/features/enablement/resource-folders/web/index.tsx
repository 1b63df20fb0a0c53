import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'resource-folders', flag: 'resources', routes: [] };
