import type { WebFeature } from '#web/feature.ts';
export const feature: WebFeature = { name: 'partner-targets', flag: 'partner_targets', routes: [] };
