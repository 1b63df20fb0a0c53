import type { ReactNode } from 'react';
import { roleName } from '#features/access/roles/names.ts';
import { companyRoles, isCustomRole, partnerRoles, sideOf } from '#shared/access/permissions.ts';
import type { Option } from '#web/resource/list/columns.ts';
import { defineTexts, type Part, rich } from '#web/texts.ts';
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

export const texts = defineTexts('access/invitations/web', {
  thisInvitationNoLongerExists: 'This invitation no longer exists.',
  removeSAccess: (fullName: Part) => `Remove ${fullName}’s access?`,
  theySignedOutImmediatelyAndNeed: 'They are signed out immediately and need a new invitation to come back.',
  removeAccess: 'Remove access',
  hasNotSignedInWithThis: (fullName: Part) => `${fullName} has not signed in with this address.`,
  inviteToPortal: 'Invite to portal…',
  resendInvitation: 'Resend invitation',
  withdrawInvitation: 'Withdraw invitation',
  viewAs: 'View as…',
  removeAccessText: 'Remove access…',
  portalAccess: 'Portal access',
  portalAccessOf: (fullName: Part) => `Portal access of ${fullName}`,
  thePartner: 'the partner',
  inviteUser: 'Invite user',
  invitationSentTo: (email: Part) => `Invitation sent to ${email}`,
  inviteUserFrom: (name: Part) => `Invite a user from ${name}`,
  inviteTeamMember: 'Invite team member',
  sendInvitation: 'Send invitation',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `They get an email with a link that expires in ${iNVITATIONDAYS} days and can be used once.`,
  email: 'Email',
  emailIsRequired: 'Email is required',
  invalidEmailAddress: 'Invalid email address',
  name: 'Name',
  role: 'Role',
  chooseARole: 'Choose a role',
  personalMessage: 'Personal message',
  openInvitations: 'Open invitations',
  expired: 'Expired',
  expires: (expiresAt: ReactNode) => rich`expires ${expiresAt}`,
  resend: 'Resend',
  withdraw: 'Withdraw',
  invitationOf: (email: Part) => `Invitation of ${email}`,
  invitations: 'Invitations',
  inviteTeamMembersHereAndPartner: 'Invite team members here, and partner users on the partner’s page.',
  invitationResentTo: (email: Part) => `Invitation resent to ${email}`,
  invitationWithdrawn: 'Invitation withdrawn',
});
