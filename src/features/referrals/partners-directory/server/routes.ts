import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Type } from '#shared/schema.ts';
import { ListingChange, Proposal } from '../listing.schema.ts';
import { DirectoryFigures, ListPartners, ListPartnersResult } from '../schema.ts';
import { proposeListingChange } from './listings/changes.ts';
import { listingChanges } from './resource.ts';
import { directoryFigures, listPartners } from './service.ts';
import { listingStepRoutes } from './steps.ts';

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
    run: (call, { params, query }) => directoryFigures(call, params.id, query.days ?? 30),
  }),
  action({
    method: 'POST',
    url: '/directory_listings/:id/propose',
    summary: 'Save a change of the own listing as a draft, or submit it for approval',
    can: 'directory_listings:manage',
    modes: ['partner'],
    params: IdParams,
    body: Proposal,
    response: ListingChange,
    run: async (call, { params, body }) =>
      shown(call, listingChanges, await proposeListingChange(call, params.id, body)),
  }),
  ...listingStepRoutes,
];
