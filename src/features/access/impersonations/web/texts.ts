import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('access/impersonations/web', {
  viewingAsAnotherUser: 'Viewing as another user',
  youAre: (name: ReactNode) => rich`${name}, you are`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`of ${partnerName}. You cannot make changes.`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}viewing as ${fullName}${partnerName}`,
  minLeft: (left: ReactNode) => rich`${left} min left`,
  endView: 'End view',
  seePortalAsOnePartnersUsers:
    'See the portal as one of the partner’s users sees it, for up to one hour. Each view is logged.',
  partner: 'Partner',
  chooseAPartner: 'Choose a partner',
  noOneAtThisPartnerHas: 'No one at this partner has joined the portal yet.',
  partnerUsers: 'Partner users',
  person: 'Person',
  email: 'Email',
  actions: 'Actions',
  viewAs: 'View as',
  viewAsFullName: (fullName: Part) => `View as ${fullName}`,
  recordsThatPartnerDoesNotShare:
    ' Records that the partner does not share, such as its account lists and connections, are hidden.',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `For up to one hour, this tab shows what ${fullName} sees. You cannot make changes.${partnerId}`,
  reason: 'Reason',
  recordedInCompanysAuditLog: 'Recorded in the company’s audit log.',
  portalAccess: 'Portal access',
  viewAsPartnerUser: 'View as a partner user',
  accessLog: 'Access log',
  noEntriesYet: 'No entries yet',
  eachTimeTeamMemberOrSuper:
    'Each time a team member or a super admin views Tandem as another user, it is recorded here.',
  viewedBy: 'Viewed by',
  viewedAs: 'Viewed as',
  started: 'Started',
  ended: 'Ended',
  superAdmin: 'Super admin',
  active: 'Active',
});
