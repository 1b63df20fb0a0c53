import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';
import { Renewal } from './Renewal.tsx';

/** The devices of the reader, for the notification settings. */
export const PushDevicesCard = lazy(() => import('./PushDevicesCard.tsx'));

export const feature: WebFeature = {
  name: 'push-devices',
  routes: [],
  header: [Renewal],
};
