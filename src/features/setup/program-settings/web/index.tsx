import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { programRules } from './slots.ts';

/** Also shown in the company settings. */
export const ProgramRules = lazy(() => import('./RulesForm.tsx'));

const path = '/administration/program';
const manage = { mode: 'company', permission: 'program_settings:manage' } as const;

export const feature: WebFeature = {
  name: 'program-settings',
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
  routes: [{ path, title: 'Program rules', page: () => import('./edit.tsx'), ...manage }],
};
