import type { ServerFeature } from '#server/feature.ts';
import { portalAppPlugin } from './plugin.ts';

/** The portal as an app that phones install. */
export const feature: ServerFeature = { name: 'portal-app', plugin: portalAppPlugin };
