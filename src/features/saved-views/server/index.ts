import type { ServerFeature } from '#server/feature.ts';
import { savedViews } from './resource.ts';
import { viewsOfAudience } from './uses.ts';

export const feature: ServerFeature = { name: 'saved-views', resources: [savedViews], usesAudiences: viewsOfAudience };
