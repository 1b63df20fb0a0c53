import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'mdf-claims', flag: 'mdf', routes: [] };
