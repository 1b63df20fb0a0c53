import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DirectoryListingCreate } from '../listing.schema.ts';
import type { PartnersDirectoryCreate } from '../schema.ts';
import { directoryListings } from './resource.ts';
import { createDirectory } from './service.ts';

/** @returns the id of a published directory */
export function samplePartnerDirectory(call: Call, overrides: Partial<PartnersDirectoryCreate> = {}): Promise<string> {
  return createDirectory(call, { name: 'Find a partner', is_published: true, ...overrides });
}

/** @returns the id of a draft listing of a new partner */
export async function sampleListing(call: Call, overrides: Partial<DirectoryListingCreate> = {}): Promise<string> {
  return createRow(call, directoryListings, {
    tagline: 'Fleet projects from plan to rollout',
    services: ['Installation'],
    ...overrides,
    directory_id: overrides.directory_id ?? (await samplePartnerDirectory(call)),
    partner_id: overrides.partner_id ?? (await samplePartner(call)),
  });
}

export async function sampleListingChange(call: Call): Promise<string> {
  const listing = await sampleListing(call);
  const { id } = await call.one<{ id: string }>(sql`
    insert into listing_changes (organization_id, listing_id, partner_id, status, proposed, proposed_by_name,
      submitted_at)
    select organization_id, id, partner_id, 'submitted', '{"tagline": "Another line"}', 'Piet Partner', now()
    from directory_listings where organization_id = ${call.organization_id} and id = ${listing} returning id`);
  return id;
}
