import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { partnerTiers } from './resource.ts';

export const feature: ServerFeature = { name: 'partner-tiers', resources: [partnerTiers], demo };
