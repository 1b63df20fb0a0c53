import type { ServerFeature } from '#server/feature.ts';
import { partnerTiers } from './resource.ts';

export const feature: ServerFeature = { name: 'partner-tiers', resources: [partnerTiers] };
