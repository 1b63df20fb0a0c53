import type { WebFeature } from '#web/feature.ts';

/** The table of contents of the web side: one line per feature. */
export const features: WebFeature[] = [];
