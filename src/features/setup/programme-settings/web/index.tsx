import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** Stands among the settings of the company too. */
export const ProgrammeRules = lazy(() => import('./RulesForm.tsx'));

export const feature: WebFeature = {
  name: 'programme-settings',
  routes: [
    {
      path: '/administration/programme',
      title: 'Programme rules',
      page: () => import('./edit.tsx'),
      mode: 'company',
      permission: 'programme_settings:manage',
    },
  ],
};
