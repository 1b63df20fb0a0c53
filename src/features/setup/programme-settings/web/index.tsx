import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** Stands among the settings of the company too. */
export const ProgrammeRules = lazy(() => import('./RulesForm.tsx'));

const path = '/administration/programme';
const manage = { mode: 'company', permission: 'programme_settings:manage' } as const;

export const feature: WebFeature = {
  name: 'programme-settings',
  menu: [
    {
      group: 'Settings',
      section: 'Program',
      label: 'Rules',
      path,
      covers: ['/administration/settings?tab=rules'],
      icon: SlidersHorizontal,
      order: 10,
      ...manage,
    },
  ],
  routes: [{ path, title: 'Programme rules', page: () => import('./edit.tsx'), ...manage }],
};
