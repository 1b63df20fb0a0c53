import Blocks from 'lucide-react/icons/blocks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export { programRules } from './slots.ts';

/** Also shown in the company settings. */
export const ProgramRules = lazy(() => import('./RulesForm.tsx'));

export { useModules } from './modules/useModules.ts';
/** The choice of what the program is, for the setup of a new company. */
export const ShapeCards = lazy(() => import('./modules/ShapeCards.tsx'));

const modules = '/administration/modules';
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
    {
      group: 'Settings',
      section: 'Program',
      label: 'Modules',
      path: modules,
      icon: Blocks,
      keywords: ['program', 'shape', 'features'],
      order: 12,
      ...manage,
    },
  ],
  routes: [
    { path: modules, title: 'Modules', page: () => import('./modules/screen.tsx'), ...manage },
    { path, title: 'Program rules', page: () => import('./edit.tsx'), ...manage },
  ],
};
