import type { ServerFeature } from '#server/feature.ts';
import { searchPlugin } from './plugin.ts';

export const feature: ServerFeature = { name: 'search', plugin: searchPlugin };
