import { roleName } from '#features/access/roles/names.ts';
import { companyRoles, isCustomRole, partnerRoles, sideOf } from '#shared/access/permissions.ts';
import type { Option } from '#web/resource/list/columns.ts';
import type { Invitation } from '../schema.ts';

/** For filters; a role of the organization's own goes by its name in the row. */
export const roleOptions: readonly Option[] = [...companyRoles, ...partnerRoles].map((role) => ({
  value: role,
  label: isCustomRole(role)
    ? 'Custom role'
    : sideOf(role) === 'partner'
      ? `Partner: ${roleName(role).toLowerCase()}`
      : roleName(role),
}));

export const stateOptions: readonly Option[] = [
  { value: 'open', label: 'Pending', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'revoked', label: 'Withdrawn', tone: 'gray' },
];

export function isExpired({ status, expires_at }: Pick<Invitation, 'status' | 'expires_at'>): boolean {
  return status === 'open' && new Date(expires_at) <= new Date();
}
