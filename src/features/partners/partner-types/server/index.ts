import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { partnerTypes } from './resource.ts';

export const feature: ServerFeature = { name: 'partner-types', resources: [partnerTypes], demo };
