import type { ServerFeature } from '#server/feature.ts';
import { picturePlugin } from './plugin.ts';

export const feature: ServerFeature = {
  name: 'pictures',
  plugin: picturePlugin,
  keeps: [{ folder: 'files', table: 'pictures', key: 'key' }],
};
