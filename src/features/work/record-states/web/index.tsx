import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'record-states', routes: [] };
