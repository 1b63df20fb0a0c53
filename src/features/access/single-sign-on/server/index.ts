import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { singleSignOn } from './plugin.ts';

export const feature: ServerFeature = { name: 'single-sign-on', plugin: singleSignOn, connectors };
