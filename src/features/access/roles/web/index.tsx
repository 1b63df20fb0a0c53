import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, Suspense } from 'react';
import type { WebFeature } from '#web/feature.ts';

const may = { permission: 'roles:manage' } as const;
const path = '/administration/settings/roles';

/** The roles there are: the built-in ones and those of the organization's own. */
export const RolesTab = lazy(() => import('./RolesTab.tsx'));
/** Selects the permissions of a role or an API key. */
export const PermissionMatrix = lazy(() => import('./PermissionMatrix.tsx'));
/** Describes what a role can view and change. */
export const RoleSummary = lazy(() => import('./RoleSummary.tsx'));

const Select = lazy(() => import('./RoleSelect.tsx'));

interface RoleSelectProps {
  id?: string;
  /** The format is that of `choiceOf`. */
  value?: string | null;
  onChange?: (choice: string) => void;
  /** The side whose roles are offered; defaults to the caller's own. */
  side?: 'company' | 'partner';
  disabled?: boolean;
  'aria-label'?: string;
}

/** Chooses among the roles the caller may give. */
export function RoleSelect(props: RoleSelectProps) {
  return (
    <Suspense>
      <Select {...props} />
    </Suspense>
  );
}

export const feature: WebFeature = {
  name: 'roles',
  menu: [
    {
      group: 'Settings',
      section: 'People',
      label: 'Roles',
      path: '/administration/settings?tab=roles',
      covers: [path],
      icon: ShieldCheck,
      order: 40,
      keywords: ['permissions', 'access'],
      permission: 'roles:view',
    },
  ],
  routes: [
    { path: `${path}/create`, title: 'New role', page: () => import('./edit.tsx'), ...may },
    { path: `${path}/edit/$id`, asks: 'roles/$id', title: 'Edit role', page: () => import('./edit.tsx'), ...may },
  ],
};
