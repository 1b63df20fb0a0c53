import type { WebFeature } from '#web/feature.ts';

export { WholeMail } from './WholeMail.tsx';

export const feature: WebFeature = { name: 'mail-replies', routes: [] };
