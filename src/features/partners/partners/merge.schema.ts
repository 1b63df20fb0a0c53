import { mergeChoicesOf } from '#shared/nouns/fields.ts';
import { mergeOf, mergePreviewOf } from '#shared/nouns/merging.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { partnerFields } from './fields.schema.ts';

/**
 * The values of two partners to choose from in a merge; tags are united. Status and tier are those of the partner that
 * is kept.
 */
export const mergeChoices = mergeChoicesOf(partnerFields);
export const PartnerMerge = mergeOf(mergeChoices, 'partner');
export type PartnerMerge = Static<typeof PartnerMerge>;

const Count = Type.Integer();
/** The number of rows of each kind that moved to the kept partner. */
export const PartnerMerged = closed({
  opportunities: Count,
  contacts: Count,
  deal_registrations: Count,
  protections: Count,
  documents: Count,
  invitations: Count,
  partners: Count,
  /** The records that stay with the merged partner because they are history or determine money. */
  kept_as_history: closed({ won_deals: Count, commission_lines: Count, plan_assignments: Count }),
});
export type PartnerMerged = Static<typeof PartnerMerged>;
export const PartnerMergePreview = mergePreviewOf(PartnerMerged);
