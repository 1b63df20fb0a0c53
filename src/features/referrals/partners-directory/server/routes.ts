import { action, IdParams } from '#server/http/action.ts';
import { shown, step } from '#server/resource/step.ts';
import { closed, Type } from '#shared/schema.ts';
import { ListingChange, Proposal, Rejection } from '../listing.schema.ts';
import { DirectoryFigures, ListPartners, ListPartnersResult } from '../schema.ts';
import { approveChange, propose, rejectChange, withdrawChange } from './listings/changes.ts';
import { type ListingMove, moveListing } from './listings/rules.ts';
import { directoryListings, listingChanges } from './resource.ts';
import { figuresOf, listPartners } from './service.ts';

const move = (name: ListingMove, summary: string) =>
  step(directoryListings, name, summary, (call, id) => moveListing(call, id, name));

const decides = { can: 'directory_listings:manage' } as const;

export const directoryRoutes = [
  action({
    method: 'POST',
    url: '/partners_directory/:id/list_partners',
    summary: 'Add partners to a directory',
    can: 'partners_directory:manage',
    modes: ['company'],
    params: IdParams,
    body: ListPartners,
    response: ListPartnersResult,
    run: (call, { params, body }) => listPartners(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/partners_directory/:id/figures',
    summary: 'Visits, searches and requests of a directory by day',
    can: 'partners_directory:view',
    modes: ['company'],
    params: IdParams,
    query: closed({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) }),
    response: DirectoryFigures,
    run: (call, { params, query }) => figuresOf(call, params.id, query.days ?? 30),
  }),
  move('publish', 'Publish a listing'),
  move('unpublish', 'Remove a listing from the public directory'),
  move('hide', 'Hide a listing from its partner'),
  move('invite', 'Let the partner complete a hidden listing'),
  action({
    method: 'POST',
    url: '/directory_listings/:id/propose',
    summary: 'Save a change of the own listing as a draft, or submit it for approval',
    can: 'directory_listings:manage',
    modes: ['partner'],
    params: IdParams,
    body: Proposal,
    response: ListingChange,
    run: async (call, { params, body }) => shown(call, listingChanges, await propose(call, params.id, body)),
  }),
  step(listingChanges, 'withdraw', 'Withdraw the own change', withdrawChange, { modes: ['partner'], ...decides }),
  step(listingChanges, 'approve', 'Approve a change and publish it', approveChange, decides),
  step(
    listingChanges,
    'reject',
    'Reject a change with the reason',
    (call, id, { reason }) => rejectChange(call, id, reason),
    { body: Rejection, ...decides },
  ),
];
