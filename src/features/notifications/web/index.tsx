import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'notifications', routes: [], header: [() => import('./Bell.tsx')] };
