import type { ServerFeature } from '#server/feature.ts';

export const feature: ServerFeature = { name: 'self-billing', partOf: 'payouts' };
