import type { ServerFeature } from '#server/feature.ts';
import { organizations } from './resource.ts';

export const feature: ServerFeature = { name: 'organizations', resources: [organizations] };
