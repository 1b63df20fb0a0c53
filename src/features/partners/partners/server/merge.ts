import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import { type Mergeable, mergeRecords } from '#server/resource/merge.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { mergeChoices, type PartnerMerge, type PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';
import { moveRelatedRecords } from './related-records.ts';
import { partners } from './resource.ts';

const kind: Mergeable<Partner, PartnerMerged> = {
  resource: partners,
  noun: 'partner',
  choices: mergeChoices,
  parent: 'parent_partner_id',
  refuse: refuseWhoActs,
  move: moveRelatedRecords,
};

/**
 * Merges two partners (decision 0028). Open work moves to the kept one; won deals and money stay under the merged
 * record, which is still paid its earnings. The event `partners.merged` triggers new conflict checks of registrations.
 * @throws 404, also for another manager's partner where the caller sees only their own
 */
export async function mergePartners(call: Call, id: string, merge: PartnerMerge): Promise<PartnerMerged> {
  for (const one of [id, merge.other_id].sort()) await lockedRow(call, partners, one);
  // Subsidiaries and deals may belong to other owners; all of them move.
  return call.asCompany((company) => mergeRecords(company, kind, id, merge));
}

/** A company does not move people between other firms' organizations, and a ban is not lifted in passing. */
async function refuseWhoActs(call: Call, survivor: Partner, other: Partner): Promise<void> {
  if (other.status_category === 'banned' || other.status_category === 'suspended') {
    throw conflict(`${other.name} is ${other.status_category}. Change its status before you merge it.`);
  }
  const [signsIn] = await call.rows(sql`select from partner_people(${other.id}) limit 1`);
  if (!signsIn) return;
  const [keptSignsIn] = await call.rows(sql`select from partner_people(${survivor.id}) limit 1`);
  throw conflict(
    keptSignsIn
      ? `Both partners have users who can sign in. ${other.name} is a separate organization, so only its administrators can remove its users. Ask them to do that, then merge.`
      : `${other.name} has users who can sign in and ${survivor.name} has none. Keep ${other.name} and merge ${survivor.name} into it.`,
  );
}

constraintMessage('partners_merged_stay_archived', {
  archived_at: ['This partner was merged into another partner. A merge cannot be undone.'],
});
