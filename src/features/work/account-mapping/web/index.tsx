import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'account-mapping', flag: 'account_mapping', routes: [] };
