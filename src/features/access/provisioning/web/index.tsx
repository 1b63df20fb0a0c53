import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The provisioning tokens of the organization. */
export const ProvisioningTab = lazy(() => import('./ProvisioningTab.tsx'));

export const feature: WebFeature = {
  name: 'provisioning',
  menu: [
    {
      group: 'Settings',
      section: 'People',
      label: 'Provisioning',
      path: '/administration/settings?tab=provisioning',
      icon: UserRoundCog,
      order: 50,
      forDevelopers: true,
      keywords: ['scim', 'okta', 'entra id', 'identity provider', 'directory sync'],
      permission: 'provisioning_tokens:view',
    },
  ],
  routes: [],
};
