import type { ServerFeature } from '#server/feature.ts';
import { goLiveRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'go-live',
  doors: { mail: ['POST /go_live/test_mail'] },
  flag: {
    key: 'go_live',
    description: 'Shows what is left to set up before you invite partners.',
    default: true,
  },
  plugin: goLiveRoutes,
};
