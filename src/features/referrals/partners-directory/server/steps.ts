import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { DirectoryListing, ListingState } from '../listing.schema.ts';
import { changeSteps, listingSteps } from '../steps.schema.ts';
import { approveChange, rejectChange, withdrawChange } from './listings/changes.ts';
import { directoryListings, listingChanges } from './resource.ts';

const moveTo =
  (state: ListingState) =>
  async (call: Call, { id }: DirectoryListing): Promise<void> => {
    await call.run(sql`
      update directory_listings
      set state = ${state}, published_at = case when ${state} = 'published' then ${call.now()} else published_at end
      where organization_id = ${call.organization_id} and id = ${id}`);
  };

const ofListings = takeSteps(directoryListings, listingSteps, {
  rules: {
    publish: moveTo('published'),
    unpublish: moveTo('unpublished'),
    hide: moveTo('hidden'),
    invite: moveTo('draft'),
  },
});
const ofChanges = takeSteps(listingChanges, changeSteps, {
  rules: { withdraw: withdrawChange, approve: approveChange, reject: rejectChange },
});

export const listingStepRoutes = [...ofListings.routes, ...ofChanges.routes];
export const takeListingStep = ofListings.take;
