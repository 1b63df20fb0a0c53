import type { ServerFeature } from '#server/feature.ts';
import { programmeSettings } from './resource.ts';

export const feature: ServerFeature = { name: 'programme-settings', resources: [programmeSettings] };
