import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The keys programs come in with. */
export const ApiKeysTab = lazy(() => import('./ApiKeysTab.tsx'));

/** Stands among the settings; it has no screen of its own. */
export const feature: WebFeature = { name: 'api-keys', flag: 'api_keys', routes: [] };
