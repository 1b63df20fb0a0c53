import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { portalPlugin } from './portal.ts';
import { organizations } from './resource.ts';

export const feature: ServerFeature = { name: 'organizations', resources: [organizations], plugin: portalPlugin, demo };
