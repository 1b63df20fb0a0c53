import type { ServerFeature } from '#server/feature.ts';
import { rolePlugin } from './plugin.ts';
import { roles } from './resource.ts';

export const feature: ServerFeature = { name: 'roles', resources: [roles], plugin: rolePlugin };
