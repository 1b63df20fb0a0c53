import { later } from '#web/components/later.tsx';
import type { WebFeature } from '#web/feature.ts';

export const WholeMail = later(() => import('./WholeMail.tsx'));

export const feature: WebFeature = { name: 'mail-replies', routes: [] };
