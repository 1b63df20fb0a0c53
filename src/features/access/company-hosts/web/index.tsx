import Link from 'lucide-react/icons/link-2';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The company's own host name. */
export const HostNameTab = lazy(() => import('./HostNameTab.tsx'));

/** The screen is a tab of the settings. */
export const feature: WebFeature = {
  name: 'company-hosts',
  menu: [
    {
      group: 'Settings',
      section: 'Company',
      label: 'Host name',
      path: '/administration/settings?tab=host-name',
      icon: Link,
      order: 35,
      mode: 'company',
      permission: 'organizations:manage',
      owner: true,
      keywords: ['domain', 'custom domain', 'dns', 'cname', 'address', 'url'],
    },
  ],
  routes: [],
};
