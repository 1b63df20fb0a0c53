import type { WebFeature } from '#web/feature.ts';

/** An experiment: g and a letter lead to a screen, from anywhere. */
export const feature: WebFeature = {
  name: 'go-keys',
  flag: 'go_keys',
  routes: [],
  banner: { isShown: () => true, page: () => import('./GoKeys.tsx') },
};
