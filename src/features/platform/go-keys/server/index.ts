import type { ServerFeature } from '#server/feature.ts';

export const feature: ServerFeature = {
  name: 'go-keys',
  flag: {
    key: 'go_keys',
    description: 'Keyboard shortcuts that open screens: g then d for the dashboard, g then p for partners.',
    default: false,
    experimental: true,
  },
};
