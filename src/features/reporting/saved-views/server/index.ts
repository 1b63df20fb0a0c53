import type { ServerFeature } from '#server/feature.ts';
import { onOptionMerge } from './option-merge.ts';
import { savedViews } from './resource.ts';
import { viewsOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'saved-views',
  flag: {
    key: 'saved_views',
    description: 'List views that users save and share.',
    default: true,
  },
  resources: [savedViews],
  usesAudiences: viewsOfAudience,
  onOptionMerge,
};
