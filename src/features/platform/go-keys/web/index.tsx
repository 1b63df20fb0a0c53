import type { WebFeature } from '#web/feature.ts';

/** An experiment: g and a letter open a screen. */
export const feature: WebFeature = {
  name: 'go-keys',
  flag: 'go_keys',
  routes: [],
  banner: { isShown: () => true, page: () => import('./GoKeys.tsx') },
};
