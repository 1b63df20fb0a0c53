import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'mail-actions',
  routes: [{ path: '/confirm/$action/$record', title: 'Confirm', page: () => import('./confirm.tsx') }],
};
