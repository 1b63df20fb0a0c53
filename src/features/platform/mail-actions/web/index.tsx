import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'mail-actions',
  routes: [
    {
      path: '/confirm/$action/$id',
      asks: 'mail_actions/$action/$id',
      title: 'Confirm',
      page: () => import('./confirm.tsx'),
    },
  ],
};
