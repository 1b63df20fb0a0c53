import { defineTexts } from '#web/texts.ts';
import type { StatusReason } from '../schema.ts';

export const texts = defineTexts('partners/partners/web', {
  manager: 'Your partner manager',
  noManager: 'No partner manager is assigned yet.',
  organization: 'Your organization',
  organizationText: 'Name, logo and region apply in all your programs.',
  toOrganization: 'Organization settings',
  personEmail: 'Email of a contact',
  personEmailHelp: 'Adds this person as a contact of the partner.',
  personName: 'Name of the contact',
  invitePerson: 'Invite this person to the portal',
});

export const reasonWords: Record<StatusReason, string> = {
  terms_violation: 'Terms violation',
  inappropriate_content: 'Inappropriate content',
  fake_traffic: 'Fake traffic',
  fraud: 'Fraud',
  spam: 'Spam',
  brand_abuse: 'Brand misuse',
  not_a_fit: 'Not a fit',
  incomplete_application: 'Incomplete application',
  inactive: 'Inactive',
  under_review: 'Under review',
  mutual_agreement: 'Mutual agreement',
  contract_ended: 'Contract ended',
  other: 'Other',
};
