import type { ServerFeature } from '#server/feature.ts';
import { topics } from './notification-topics.ts';
import { organizations } from './resource.ts';

export const feature: ServerFeature = { name: 'company-settings', resources: [organizations], topics };
