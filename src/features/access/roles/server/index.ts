import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { rolePlugin } from './plugin.ts';
import { roles } from './resource.ts';

export const feature: ServerFeature = { name: 'roles', resources: [roles], plugin: rolePlugin, demo };
