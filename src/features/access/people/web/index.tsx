import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** The team members of the organization; `invite` is the button that invites another. */
export const TeamTab = lazy(() => import('./TeamTab.tsx'));

/** Resets the two-factor authentication of a person. */
export const ResetTwoFactor = lazy(() => import('./ResetTwoFactor.tsx'));

export const feature: WebFeature = {
  name: 'people',
  menu: [
    {
      group: 'Settings',
      section: 'People',
      label: 'Team',
      path: '/administration/settings?tab=team',
      covers: ['/administration/settings/team'],
      icon: UsersRound,
      order: 20,
      keywords: ['colleagues', 'people', 'users', 'invite'],
      permission: 'memberships:view',
    },
  ],
  search: [
    {
      resource: 'team_members',
      label: 'Team members',
      icon: UserRound,
      isOwnList: true,
      hit: (row) => ({
        title: row.full_name,
        detail: row.email,
        to: `/administration/settings/team/edit/${row.id}`,
      }),
      permission: 'memberships:view',
    },
  ],
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
