import type { ServerFeature } from '#server/feature.ts';
import { goLiveRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'go-live',
  flag: {
    key: 'go_live',
    description: 'The checklist of what a programme needs before partners come.',
    default: true,
  },
  plugin: goLiveRoutes,
};
