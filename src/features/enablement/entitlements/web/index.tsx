import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'entitlements', flag: 'entitlements', routes: [] };
