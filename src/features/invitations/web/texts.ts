import type { Option } from '#web/resource/columns.ts';
import type { Invitation } from '../schema.ts';

export const partnerRoleOptions: readonly Option[] = [
  { value: 'partner_admin', label: 'Administrator' },
  { value: 'partner_member', label: 'Member' },
];
export const partnerRoleHelp: Record<string, string> = {
  partner_admin: 'Sees everything of the partner, edits its profile and invites colleagues.',
  partner_member: 'Registers and follows deals.',
};

export const companyRoleOptions: readonly Option[] = [
  { value: 'owner', label: 'Owner' },
  { value: 'admin', label: 'Administrator' },
  { value: 'partner_manager', label: 'Partner manager' },
  { value: 'finance', label: 'Finance' },
  { value: 'content', label: 'Content' },
  { value: 'read_only', label: 'Read only' },
];

export const roleOptions: readonly Option[] = [
  ...companyRoleOptions,
  { value: 'partner_admin', label: 'Partner administrator' },
  { value: 'partner_member', label: 'Partner member' },
];

export const stateOptions: readonly Option[] = [
  { value: 'open', label: 'Waiting', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'revoked', label: 'Withdrawn', tone: 'grey' },
];

export function isExpired({ status, expires_at }: Pick<Invitation, 'status' | 'expires_at'>): boolean {
  return status === 'open' && new Date(expires_at) <= new Date();
}
