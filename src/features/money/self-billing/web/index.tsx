import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'self-billing', flag: 'payouts', routes: [] };
