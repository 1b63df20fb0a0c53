import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The company's own identity provider. */
export const SingleSignOnTab = lazy(() => import('./SingleSignOnTab.tsx'));

/** The screen is a tab of the settings. */
export const feature: WebFeature = {
  name: 'saml-connections',
  menu: [
    {
      group: 'Settings',
      section: 'People',
      label: 'Single sign-on',
      path: '/administration/settings?tab=single-sign-on',
      icon: Fingerprint,
      order: 60,
      mode: 'company',
      permission: 'organizations:manage',
      owner: true,
      keywords: ['sso', 'saml', 'okta', 'entra', 'google', 'identity provider'],
    },
  ],
  routes: [],
};
