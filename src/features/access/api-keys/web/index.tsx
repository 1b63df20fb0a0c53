import KeyRound from 'lucide-react/icons/key-round';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The API keys of the organization. */
export const ApiKeysTab = lazy(() => import('./ApiKeysTab.tsx'));

/** The keys are a tab of the settings; apps ask for access on a screen of their own. */
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
      forDevelopers: true,
      keywords: ['tokens', 'programs'],
      permission: 'api_keys:view',
    },
  ],
  routes: [
    {
      path: '/oauth/authorize',
      title: 'Connect an app',
      page: () => import('./authorize.tsx'),
      permission: 'api_keys:manage',
      bare: true,
    },
  ],
};
