import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/nouns/fields.ts';
import {
  DirectoryListing,
  DirectoryListingCreate,
  DirectoryListingForPartner,
  DirectoryListingUpdate,
  ListingChange,
  listingFields,
} from '../listing.schema.ts';
import { directoryFields, PartnersDirectory, PartnersDirectoryCreate, PartnersDirectoryUpdate } from '../schema.ts';
import { beginListing, changeListing } from './listings/rules.ts';
import { beginDirectory, changeDirectory } from './rules.ts';

constraintMessage('partners_directory_slug_key', { slug: ['is already used by another directory'] });
constraintMessage('directory_listings_organization_id_directory_id_partner_id_key', {
  partner_id: ['already has a listing in this directory'],
});
constraintMessage('directory_listings_organization_id_directory_id_slug_key', {
  slug: ['is already used by another listing'],
});

export const partnersDirectory = defineResource({
  name: 'partners_directory',
  noun: 'partner directory',
  fields: directoryFields,
  row: PartnersDirectory,
  create: PartnersDirectoryCreate,
  update: PartnersDirectoryUpdate,
  remove: 'archive',
  view: 'partners_directory_rows',
  list: {
    sort: [...sortable(directoryFields), 'published_listings', 'waiting_changes', 'created_at'],
    filter: [...filterable(directoryFields), 'slug', 'created_at'],
    search: searchable(directoryFields),
    by: 'name',
  },
  beforeCreate: (call, input) => beginDirectory(call, input as never),
  beforeUpdate: (call, current, patch) => changeDirectory(call, current as never, patch),
});

export const directoryListings = defineResource({
  name: 'directory_listings',
  noun: 'listing',
  fields: listingFields,
  row: DirectoryListing,
  create: DirectoryListingCreate,
  update: DirectoryListingUpdate,
  remove: 'delete',
  view: 'directory_listing_rows',
  list: {
    sort: [...sortable(listingFields), 'created_at', 'updated_at'],
    filter: [...filterable(listingFields), 'open_change_status', 'created_at'],
    search: searchable(listingFields),
    by: 'partner_name',
  },
  partner: { row: DirectoryListingForPartner, verbs: ['list', 'get'] },
  beforeCreate: beginListing,
  beforeUpdate: changeListing,
});

export const listingChanges = defineResource({
  name: 'listing_changes',
  noun: 'listing change',
  row: ListingChange,
  view: 'listing_change_rows',
  guardedBy: 'directory_listings',
  list: {
    sort: ['submitted_at', 'decided_at', 'created_at'],
    filter: ['listing_id', 'directory_id', 'partner_id', 'status', 'created_at'],
    search: ['partner_name', 'directory_name'],
    by: '-created_at',
  },
  partner: { row: ListingChange, verbs: ['list', 'get'] },
});
