import KeyRound from 'lucide-react/icons/key-round';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The API keys of the organization. */
export const ApiKeysTab = lazy(() => import('./ApiKeysTab.tsx'));

/** A tab of the settings; it has no route of its own. */
export const feature: WebFeature = {
  name: 'api-keys',
  flag: 'api_keys',
  menu: [
    {
      group: 'Settings',
      section: 'Integrations',
      label: 'API keys',
      path: '/administration/settings?tab=api-keys',
      icon: KeyRound,
      order: 20,
      keywords: ['tokens', 'programs'],
      permission: 'api_keys:view',
    },
  ],
  routes: [],
};
