import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'mdf-funds', flag: 'mdf', routes: [] };
