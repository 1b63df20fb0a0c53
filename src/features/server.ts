import type { ServerFeature } from '#server/feature.ts';
import { partnerTypes } from './partner-types/server/resource.ts';

/** The table of contents of the server: one line per feature. */
export const features: readonly ServerFeature[] = [{ name: 'partner-types', resources: [partnerTypes] }];
