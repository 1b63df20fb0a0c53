import type { ServerFeature } from '#server/feature.ts';

export const feature: ServerFeature = {
  name: 'go-keys',
  flag: {
    key: 'go_keys',
    description: 'Two keys lead to a screen: g then d to the dashboard, g then p to partners.',
    default: false,
    experimental: true,
  },
};
