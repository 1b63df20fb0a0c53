import type { ServerFeature } from '#server/feature.ts';
import { topics } from './notification-topics.ts';
import { ownDownload } from './own-download.ts';

export const feature: ServerFeature = { name: 'company-settings', topics, plugin: ownDownload };
