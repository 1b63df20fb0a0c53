import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** Who belongs to the organisation, and who is asked to. */
export const TeamTab = lazy(() => import('./TeamTab.tsx'));

/** Lets somebody who lost the phone in by the password alone. */
export const ResetSecondProof = lazy(() => import('./ResetSecondProof.tsx'));

export const feature: WebFeature = {
  name: 'people',
  routes: [
    {
      path: '/administration/settings/team/edit/$id',
      asks: 'team_members/$id',
      title: 'Team member',
      permission: 'memberships:view',
      page: () => import('./edit.tsx'),
    },
  ],
};
