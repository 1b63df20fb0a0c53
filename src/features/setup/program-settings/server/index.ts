import type { ServerFeature } from '#server/feature.ts';
import { programSettings } from './resource.ts';
import { companyDefaults } from './service.ts';

export const feature: ServerFeature = { name: 'program-settings', resources: [programSettings], companyDefaults };
