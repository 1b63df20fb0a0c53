import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#server/call.ts';
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
export async function propose(call: Call, listing_id: string, given: Proposal): Promise<string> {
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
  await call.run(
    `update listing_changes set proposed = $3, note = coalesce($4, note), status = $5,
       submitted_at = case when $5 = 'submitted' then $6::timestamptz end
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, JSON.stringify(proposed), note ?? null, submit ? 'submitted' : 'draft', call.now()],
  );
  if (submit) await call.asCompany((company) => submitted(company, listing, id));
  return id;
}

async function submitted(call: Call, listing: DirectoryListing, change_id: string): Promise<void> {
  if (listing.state === 'draft' || listing.state === 'unpublished') {
    await call.run(
      `update directory_listings set state = 'submitted', submitted_at = $3 where organization_id = $1 and id = $2`,
      [call.organization_id, listing.id, call.now()],
    );
  }
  await tellProposal(call, listing, change_id);
}

async function begin(call: Call, listing_id: string, partner_id: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    `insert into listing_changes (organization_id, listing_id, partner_id, proposed_by_name, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [call.organization_id, listing_id, partner_id, call.actor.full_name, call.now()],
  );
  return id;
}

function openChange(call: Call, listing_id: string) {
  return call.maybe<{ id: string; status: string; proposed: Record<string, unknown> }>(
    `select id, status, proposed from listing_changes
     where organization_id = $1 and listing_id = $2 and status in ('draft', 'submitted') for update`,
    [call.organization_id, listing_id],
  );
}

/** A hidden listing does not exist for its partner. */
async function lockedOwn(call: Call, partner_id: string | null, id: string): Promise<DirectoryListing> {
  await call.one(
    `select from directory_listings where organization_id = $1 and id = $2 and partner_id = $3 and state <> 'hidden'`,
    [call.organization_id, id, partner_id],
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
  await call.run(`update listing_changes set status = 'withdrawn' where organization_id = $1 and id = $2`, [
    call.organization_id,
    id,
  ]);
  await call.asCompany((company) =>
    company.run(
      `update directory_listings set state = 'draft' where organization_id = $1 and id = $2 and state = 'submitted'`,
      [company.organization_id, listing_id],
    ),
  );
}

/** The proposed values become the listing’s, and a listing that waited is published. */
export async function approveChange(call: Call, change: ListingChange): Promise<void> {
  const listing = await lockedRow<DirectoryListing>(call, directoryListings, change.listing_id);
  const proposed = change.proposed as ListingContent;
  const replaced = Object.fromEntries(Object.keys(proposed).map((key) => [key, listing[key as keyof ListingContent]]));
  await call.run(
    `update directory_listings l set
       tagline = v.tagline, description = v.description, logo_url = v.logo_url, website = v.website,
       booking_url = v.booking_url, services = v.services, industries = v.industries, languages = v.languages,
       locations = v.locations, state = 'published',
       published_at = case when l.state = 'published' then l.published_at else $4 end
     from (select r.* from directory_listings o, jsonb_populate_record(o, $3::jsonb) r
       where o.organization_id = $1 and o.id = $2) v
     where l.organization_id = $1 and l.id = $2`,
    [call.organization_id, listing.id, JSON.stringify(proposed), call.now()],
  );
  await call.run(
    `update listing_changes set status = 'approved', replaced = $3, decided_at = $4, decided_by_name = $5
     where organization_id = $1 and id = $2`,
    [call.organization_id, change.id, JSON.stringify(replaced), call.now(), call.actor.full_name],
  );
  await tellDecision(call, listing, 'approved', null);
}

export async function rejectChange(
  call: Call,
  { id, listing_id }: ListingChange,
  { reason }: ChangeRejection,
): Promise<void> {
  const listing = await lockedRow<DirectoryListing>(call, directoryListings, listing_id);
  await call.run(
    `update listing_changes set status = 'rejected', reason = $3, decided_at = $4, decided_by_name = $5
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, reason.trim(), call.now(), call.actor.full_name],
  );
  await call.run(
    `update directory_listings set state = 'draft' where organization_id = $1 and id = $2 and state = 'submitted'`,
    [call.organization_id, listing.id],
  );
  await tellDecision(call, listing, 'rejected', reason.trim());
}
