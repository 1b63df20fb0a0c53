import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { partnerRegions } from './resource.ts';

export const feature: ServerFeature = { name: 'partner-regions', resources: [partnerRegions], demo };
