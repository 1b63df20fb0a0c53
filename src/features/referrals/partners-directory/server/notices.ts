import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import type { DirectoryListing } from '../listing.schema.ts';
import { texts } from './texts.ts';

type Listing = Pick<DirectoryListing, 'id' | 'partner_id' | 'partner_name' | 'directory_id' | 'directory_name'>;

const aboutOf = ({ partner_id }: Listing) => [{ table: 'partners' as const, id: partner_id }];

/** Notifies the people who may decide of a change a partner submitted. */
export async function tellProposal(call: Call, listing: Listing, change_id: string): Promise<void> {
  if (call.batch_id) return;
  const people = await teamMembersWithPermission(call, 'directory_listings', 'manage', listing.partner_id);
  await notify(call, { mode: 'company', people }, () => ({
    kind: 'listing_change_submitted',
    text: texts.submitted(listing.partner_name, listing.directory_name),
    link: `/partners_directory/show/${listing.directory_id}?tab=changes&change=${change_id}`,
    about: aboutOf(listing),
  }));
}

/** Notifies the partner's people of the company's decision. */
export async function tellDecision(
  call: Call,
  listing: Listing,
  decision: 'approved' | 'rejected',
  reason: string | null,
): Promise<void> {
  if (call.batch_id) return;
  const people = await partnerUserAddressees(call, listing.partner_id);
  const isApproved = decision === 'approved';
  await notify(
    call,
    { mode: 'partner', partner_id: listing.partner_id, people },
    () => ({
      kind: `listing_change_${decision}`,
      text: isApproved ? texts.approved(listing.directory_name) : texts.rejected(listing.directory_name, reason),
      link: '/listing',
      about: aboutOf(listing),
    }),
    () => ({
      subject: isApproved ? texts.approvedSubject : texts.rejectedSubject,
      action: texts.viewListing,
    }),
  );
}

/** A visitor of the public directory sent a request. */
export async function tellContact(
  call: Call,
  { settings }: { settings: { id: string; name: string } },
  partners: readonly { ID: string; partner_company: { CompanyName: string } }[],
): Promise<void> {
  const names = partners.map(({ partner_company }) => partner_company.CompanyName).join(', ');
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'partners_directory', 'manage') },
    () => ({
      kind: 'directory_request',
      text: texts.requested(settings.name, names),
      link: '/leads',
      about: partners.map(({ ID }) => ({ table: 'partners' as const, id: ID })),
    }),
  );
}
