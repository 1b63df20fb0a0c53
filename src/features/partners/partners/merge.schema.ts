import { type MergeChoices, mergeOf, mergePreviewOf } from '#shared/merging.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

/** What of two partners survives a merge; tags are united. Status and tier are those of the partner that is kept. */
export const mergeChoices = {
  name: ['name'],
  legal_name: ['legal_name'],
  domain: ['domain'],
  website: ['website'],
  photo_url: ['photo_url'],
  phone: ['phone'],
  // Half of one address and half of another is none.
  address: ['address_line_1', 'address_line_2', 'postal_code', 'city', 'state'],
  country: ['country'],
  description: ['description'],
  type_id: ['type_id'],
  // The regions of one, in its order: which plans it earns by may hang on them.
  region_id: ['region_id', 'other_region_ids'],
  owner_user_id: ['owner_user_id'],
  manager_name: ['manager_name'],
  joined_on: ['joined_on'],
  tax_id: ['tax_id'],
  external_ref: ['external_ref'],
  internal_notes: ['internal_notes'],
} as const satisfies MergeChoices;
export const PartnerMerge = mergeOf(mergeChoices, 'partner');
export type PartnerMerge = Static<typeof PartnerMerge>;

const Count = Type.Integer();
/** How many rows of each kind belong to the kept partner now that did not before. */
export const PartnerMerged = closed({
  opportunities: Count,
  contacts: Count,
  deal_registrations: Count,
  protections: Count,
  documents: Count,
  invitations: Count,
  partners: Count,
  /** What stays under the record that is given up, because it is history or decides money. */
  kept_as_history: closed({ won_deals: Count, commission_lines: Count, plan_assignments: Count }),
});
export type PartnerMerged = Static<typeof PartnerMerged>;
export const PartnerMergePreview = mergePreviewOf(PartnerMerged);
