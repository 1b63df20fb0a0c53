import { createOf, defineFields, field, partnerRowOf, rowOf, updateOf } from '#shared/nouns/fields.ts';
import {
  CountryCode,
  changes,
  closed,
  Id,
  Instant,
  nameText,
  nullable,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { Slug } from './schema.ts';

export const listingStates = sayable([
  { value: 'hidden', label: 'Hidden', tone: 'gray' },
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'submitted', label: 'Waiting for approval', tone: 'blue' },
  { value: 'published', label: 'Published', tone: 'green' },
  { value: 'unpublished', label: 'Unpublished', tone: 'amber' },
] as const);
export type ListingState = (typeof listingStates)[number]['value'];

export const changeStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'submitted', label: 'Waiting for approval', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const);

/** Every field of a listing that is a single value. */
export const listingFields = defineFields({
  directory_id: field.reference('partners_directory', {
    label: 'Directory',
    named: 'directory_name',
    required: true,
    write: 'create',
    partner: 'read',
    list: 'shown',
    filter: true,
  }),
  partner_id: field.reference('partners', {
    label: 'Partner',
    named: 'partner_name',
    required: true,
    write: 'create',
    partner: 'read',
    list: 'shown',
    sort: true,
    search: true,
    filter: true,
  }),
  state: field.choice({
    label: 'State',
    options: listingStates,
    notNull: true,
    write: 'never',
    partner: 'read',
    list: 'shown',
    sort: true,
    filter: true,
    audit: 'the state',
  }),
  slug: field.text({
    label: 'Address',
    help: 'The last part of the page’s address. Defaults to the partner’s name.',
    section: 'Listing',
    notNull: true,
    max: 80,
    input: Slug,
    partner: 'read',
    list: 'hidden',
  }),
  tagline: field.text({
    label: 'Tagline',
    help: 'One line below the name.',
    section: 'Listing',
    max: 160,
    partner: 'write',
    list: 'shown',
    search: true,
  }),
  description: field.longText({
    label: 'Description',
    help: 'Defaults to the description in the partner’s profile.',
    section: 'Listing',
    max: 5000,
    partner: 'write',
  }),
  logo_url: field.picture({
    label: 'Logo',
    help: 'Defaults to the logo in the partner’s profile.',
    section: 'Listing',
    partner: 'write',
  }),
  website: field.url({ label: 'Website', section: 'Listing', partner: 'write' }),
  booking_url: field.url({
    label: 'Appointment link',
    help: 'A page where visitors book an appointment.',
    section: 'Listing',
    partner: 'write',
  }),
  is_featured: field.boolean({
    label: 'Featured',
    notNull: true,
    write: 'never',
    partner: 'read',
    list: 'hidden',
  }),
  published_at: field.instant({
    label: 'Published',
    write: 'never',
    partner: 'read',
    relative: true,
    list: 'hidden',
    sort: true,
  }),
  submitted_at: field.instant({
    label: 'Submitted',
    write: 'never',
    partner: 'read',
    relative: true,
    list: 'hidden',
    sort: true,
  }),
});

const words = Type.Array(nameText(60), { maxItems: 30 });
const countries = Type.Array(CountryCode, { maxItems: 100 });

/** The fields that partners write: a proposal holds some of them. */
export const listingContent = {
  tagline: Type.Optional(nullable(text(160))),
  description: Type.Optional(nullable(text(5000))),
  services: Type.Optional(words),
  industries: Type.Optional(words),
  languages: Type.Optional(words),
  locations: Type.Optional(countries),
  logo_url: Type.Optional(nullable(text(1000))),
  website: Type.Optional(nullable(text(500))),
  booking_url: Type.Optional(nullable(text(500))),
};
export const ListingContent = closed(listingContent);
export type ListingContent = Static<typeof ListingContent>;
export const contentKeys = Object.keys(listingContent) as (keyof ListingContent)[];
export const contentLabels: Record<keyof ListingContent, string> = sayableWords({
  tagline: 'Tagline',
  description: 'Description',
  services: 'Services',
  industries: 'Industries',
  languages: 'Languages',
  locations: 'Locations',
  logo_url: 'Logo',
  website: 'Website',
  booking_url: 'Appointment link',
});

const lists = {
  services: Type.Array(Type.String()),
  industries: Type.Array(Type.String()),
  languages: Type.Array(Type.String()),
  locations: Type.Array(Type.String()),
};

export const DirectoryListingForPartner = Type.Object({
  ...Stored,
  ...partnerRowOf(listingFields),
  ...lists,
  directory_slug: Type.String(),
  is_directory_published: Type.Boolean(),
  open_change_id: nullable(Id),
  open_change_status: nullable(Type.String()),
});
export const DirectoryListing = Type.Object({
  ...DirectoryListingForPartner.properties,
  ...rowOf(listingFields),
  partner_photo_url: nullable(Type.String()),
});
export type DirectoryListing = Static<typeof DirectoryListing>;
export const directoryListing = {
  ...nouns.directory_listings,
  name: 'directory_listings',
  fields: listingFields,
  row: DirectoryListing,
};

const written = {
  services: listingContent.services,
  industries: listingContent.industries,
  languages: listingContent.languages,
  locations: listingContent.locations,
};
export const DirectoryListingCreate = closed({ ...createOf(listingFields), ...written });
export type DirectoryListingCreate = Static<typeof DirectoryListingCreate>;
export const DirectoryListingUpdate = changes(closed({ ...updateOf(listingFields), ...written }));

/** A proposal: the values that shall differ, and whether it goes to the company. */
export const Proposal = closed({
  ...listingContent,
  note: Type.Optional(nullable(text(2000))),
  submit: Type.Optional(Type.Boolean()),
});
export type Proposal = Static<typeof Proposal>;

const Values = Type.Record(Type.String(), Type.Unknown());
const changeFields = defineFields({
  status: field.choice({ label: 'Status', options: changeStatuses, notNull: true, write: 'never' }),
});
export const ListingChange = Type.Object({
  ...Stored,
  listing_id: Id,
  partner_id: Id,
  partner_name: nullable(Type.String()),
  directory_id: Id,
  directory_name: nullable(Type.String()),
  listing_state: Type.String(),
  ...rowOf(changeFields),
  proposed: Values,
  replaced: Values,
  note: nullable(Type.String()),
  reason: nullable(Type.String()),
  proposed_by_name: Type.String(),
  decided_by_name: nullable(Type.String()),
  submitted_at: nullable(Instant),
  decided_at: nullable(Instant),
});
export type ListingChange = Static<typeof ListingChange>;
export const listingChange = {
  ...nouns.listing_changes,
  name: 'listing_changes',
  fields: changeFields,
  row: ListingChange,
};
