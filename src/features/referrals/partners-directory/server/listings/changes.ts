import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import {
  contentKeys,
  type DirectoryListing,
  type ListingChange,
  type ListingContent,
  type Proposal,
} from '../../listing.schema.ts';
import type { ChangeRejection } from '../../steps.schema.ts';
import { tellDecision, tellProposal } from '../notices.ts';
import { directoryListings } from '../resource.ts';
import { checkedContent } from './rules.ts';

/** A partner proposes other values for its listing; saved as a draft until it submits them. @returns the id of the change */
export async function proposeListingChange(call: Call, listing_id: string, given: Proposal): Promise<string> {
  const { note, submit = false, ...values } = given;
  const listing = await call.asCompany((company) => lockedOwn(company, call.actor.partner_id, listing_id));
  const open = await openChange(call, listing_id);
  if (open?.status === 'submitted') {
    throw conflict('Your last change is waiting for approval. Withdraw it to change it.', { change_id: open.id });
  }
  const wanted: Record<string, unknown> = { ...open?.proposed, ...checkedContent(values) };
  const proposed = differing(listing, wanted);
  if (submit && Object.keys(proposed).length === 0 && listing.state === 'published') {
    throw invalid({ submit: ['Nothing differs from the published listing.'] });
  }
  const id = open?.id ?? (await begin(call, listing_id, listing.partner_id));
  await call.run(sql`
    update listing_changes
    set proposed = ${JSON.stringify(proposed)}, note = coalesce(${note ?? null}, note),
      status = ${submit ? 'submitted' : 'draft'},
      submitted_at = case when ${submit ? 'submitted' : 'draft'} = 'submitted' then ${call.now()}::timestamptz end
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (submit) await call.asCompany((company) => submitted(company, listing, id));
  return id;
}

async function submitted(call: Call, listing: DirectoryListing, change_id: string): Promise<void> {
  if (listing.state === 'draft' || listing.state === 'unpublished') {
    await call.run(sql`
      update directory_listings set state = 'submitted', submitted_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${listing.id}`);
  }
  await tellProposal(call, listing, change_id);
}

async function begin(call: Call, listing_id: string, partner_id: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into listing_changes (organization_id, listing_id, partner_id, proposed_by_name, created_at)
    values (${call.organization_id}, ${listing_id}, ${partner_id}, ${call.actor.full_name}, ${call.now()}) returning id`);
  return id;
}

function openChange(call: Call, listing_id: string) {
  return call.maybe<{ id: string; status: string; proposed: Record<string, unknown> }>(sql`
    select id, status, proposed from listing_changes
    where organization_id = ${call.organization_id} and listing_id = ${listing_id} and status in ('draft', 'submitted')
    for update`);
}

/** A hidden listing does not exist for its partner. */
async function lockedOwn(call: Call, partner_id: string | null, id: string): Promise<DirectoryListing> {
  await call.one(
    sql`
      select from directory_listings
      where organization_id = ${call.organization_id} and id = ${id} and partner_id = ${partner_id}
        and state <> 'hidden'`,
    'This listing',
  );
  return lockedRow<DirectoryListing>(call, directoryListings, id);
}

/** Those of the wanted values that are not the listing's already. */
function differing(listing: DirectoryListing, wanted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    contentKeys.flatMap((key) =>
      key in wanted && !isDeepStrictEqual(wanted[key] ?? null, listing[key] ?? null) ? [[key, wanted[key]]] : [],
    ),
  );
}

/** The partner takes its change back before the company decides. */
export async function withdrawChange(call: Call, { id, listing_id }: ListingChange): Promise<void> {
  await call.run(
    sql`update listing_changes set status = 'withdrawn' where organization_id = ${call.organization_id} and id = ${id}`,
  );
  await call.asCompany((company) =>
    company.run(sql`
      update directory_listings set state = 'draft'
      where organization_id = ${company.organization_id} and id = ${listing_id} and state = 'submitted'`),
  );
}

/** The proposed values become the listing’s, and a listing that waited is published. */
export async function approveChange(call: Call, change: ListingChange): Promise<void> {
  const listing = await lockedRow<DirectoryListing>(call, directoryListings, change.listing_id);
  const proposed = change.proposed as ListingContent;
  const replaced = Object.fromEntries(Object.keys(proposed).map((key) => [key, listing[key as keyof ListingContent]]));
  await call.run(sql`
    update directory_listings l set
      tagline = v.tagline, description = v.description, logo_url = v.logo_url, website = v.website,
      booking_url = v.booking_url, services = v.services, industries = v.industries, languages = v.languages,
      locations = v.locations, state = 'published',
      published_at = case when l.state = 'published' then l.published_at else ${call.now()} end
    from (select r.* from directory_listings o, jsonb_populate_record(o, ${JSON.stringify(proposed)}::jsonb) r
      where o.organization_id = ${call.organization_id} and o.id = ${listing.id}) v
    where l.organization_id = ${call.organization_id} and l.id = ${listing.id}`);
  await call.run(sql`
    update listing_changes
    set status = 'approved', replaced = ${JSON.stringify(replaced)}, decided_at = ${call.now()},
      decided_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${change.id}`);
  await tellDecision(call, listing, 'approved', null);
}

export async function rejectChange(
  call: Call,
  { id, listing_id }: ListingChange,
  { reason }: ChangeRejection,
): Promise<void> {
  const listing = await lockedRow<DirectoryListing>(call, directoryListings, listing_id);
  await call.run(sql`
    update listing_changes
    set status = 'rejected', reason = ${reason.trim()}, decided_at = ${call.now()},
      decided_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    update directory_listings set state = 'draft'
    where organization_id = ${call.organization_id} and id = ${listing.id} and state = 'submitted'`);
  await tellDecision(call, listing, 'rejected', reason.trim());
}
