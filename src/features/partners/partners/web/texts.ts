import type { Option } from '#web/resource/columns.ts';
import type { StatusReason } from '../schema.ts';

export const activationOptions: Option[] = [
  { value: 'not_invited', label: 'Not invited', tone: 'grey' },
  { value: 'invited', label: 'Invited', tone: 'amber' },
  { value: 'onboarded', label: 'Onboarded', tone: 'blue' },
  { value: 'first_deal', label: 'First deal', tone: 'green' },
  { value: 'repeat', label: 'Repeat deals', tone: 'green' },
];

export const reasonWords: Record<StatusReason, string> = {
  terms_violation: 'Broke the terms',
  inappropriate_content: 'Inappropriate content',
  fake_traffic: 'Fake traffic',
  fraud: 'Fraud',
  spam: 'Spam',
  brand_abuse: 'Misuse of the brand',
  not_a_fit: 'Not a fit',
  incomplete_application: 'Incomplete application',
  inactive: 'Inactive',
  under_review: 'Under review',
  mutual_agreement: 'Agreed by both sides',
  contract_ended: 'Contract ended',
  other: 'Other',
};

/** The names of fields in the activity of a partner. */
export const fieldWords: Record<string, string> = {
  name: 'the name',
  legal_name: 'the legal name',
  domain: 'the domain',
  website: 'the website',
  description: 'the description',
  photo_url: 'the logo',
  phone: 'the phone number',
  address_line_1: 'the address',
  address_line_2: 'the address',
  city: 'the city',
  state: 'the state',
  postal_code: 'the postal code',
  country: 'the country',
  status_id: 'the status',
  type_id: 'the type',
  region_id: 'the region',
  other_region_ids: 'the other regions',
  tier_id: 'the tier',
  owner_user_id: 'the owner',
  manager_name: 'the regional manager',
  parent_partner_id: 'the parent',
  referred_by_partner_id: 'who referred it',
  currency: 'the currency',
  tax_id: 'the tax number',
  external_ref: 'the id in another system',
  tags: 'the tags',
  internal_notes: 'the internal notes',
  joined_on: 'the day of joining',
  ended_on: 'the last day',
};
