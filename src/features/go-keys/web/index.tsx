import type { WebFeature } from '#web/feature.ts';

/** An experiment: g and a letter lead to a screen, from anywhere. */
export const feature: WebFeature = {
  name: 'go-keys',
  routes: [],
  banner: { isShown: ({ flags }) => flags.go_keys === true, page: () => import('./GoKeys.tsx') },
};
