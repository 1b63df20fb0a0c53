import type { CustomFieldValue, DirectoryPartner } from '../../public.schema.ts';
import { DEFAULT_PARTNER_TEXT } from '../../schema.ts';
import { webAddress } from '../listings/rules.ts';
import type { OpenDirectory, PublicField } from './directory.ts';

/** A listed partner as the database gives it. */
export interface ListedRow {
  partner_id: string;
  name: string;
  domain: string | null;
  description: string | null;
  photo_url: string | null;
  custom: Record<string, unknown>;
  tags: string[];
  type_id: string | null;
  type_name: string | null;
  regions: { id: string; name: string }[];
  tier_name: string | null;
  tier_color: string | null;
  slug: string;
  tagline: string | null;
  website: string | null;
  booking_url: string | null;
  services: string[];
  industries: string[];
  languages: string[];
  locations: string[];
  is_featured: boolean;
  rating: number | null;
  review_count: number;
}

/**
 * The public data of a partner: only the fields that the company chose.
 * @param isWhole the partner's own page, not a tile
 */
export function publicPartner(directory: OpenDirectory, row: ListedRow, isWhole = false): DirectoryPartner {
  const { settings } = directory;
  const isSent = ({ is_shown, is_filter }: PublicField) =>
    is_filter || (is_shown && (isWhole || settings.show_custom_fields_values));
  return {
    ID: row.partner_id,
    partner_company: {
      CompanyName: row.name,
      Description: row.description?.trim() || DEFAULT_PARTNER_TEXT,
      Domain: row.domain,
      PhotoUrl: row.photo_url,
    },
    partner_company_id: row.partner_id,
    custom_fields: directory.fields.filter(isSent).flatMap((field) => customFieldValue(field, row.custom[field.key])),
    tags: partnerTypes(directory, row),
    regions: row.regions.map(({ id, name }) => ({ ID: id, Name: name })),
    slug: row.slug,
    tagline: row.tagline,
    link: linkOf(directory, row),
    booking_url: row.booking_url,
    tier: settings.show_tiers && row.tier_name ? { name: row.tier_name, color: row.tier_color } : null,
    services: row.services,
    industries: row.industries,
    languages: row.languages,
    locations: settings.show_locations ? row.locations : [],
    is_featured: row.is_featured,
    rating: settings.show_ratings ? row.rating : null,
    review_count: settings.show_ratings ? row.review_count : 0,
  };
}

const isHiddenType = (name: string) => name.toLowerCase().includes('directory listing');

/** The partner types shown to visitors: the type, and the public tags. */
function partnerTypes({ tags }: OpenDirectory, row: ListedRow): DirectoryPartner['tags'] {
  const own = new Set(row.tags);
  const { type_id, type_name } = row;
  return [
    ...(type_id && type_name && !isHiddenType(type_name) ? [{ ID: type_id, Name: type_name }] : []),
    ...tags.filter(({ name }) => own.has(name)).map(({ id, name }) => ({ ID: id, Name: name })),
  ];
}

/** A shown field called “Custom Link” or “Website Link”, the website of the listing, else https of the domain. */
function linkOf({ fields }: OpenDirectory, row: ListedRow): string | null {
  for (const name of ['custom link', 'website link']) {
    const field = fields.find(({ label, is_shown }) => is_shown && label.trim().toLowerCase() === name);
    const value = field && row.custom[field.key];
    const address = typeof value === 'string' && value.trim() ? webAddress(value) : undefined;
    if (address) return address;
  }
  if (row.website) return row.website;
  return row.domain ? (webAddress(`https://${row.domain}`) ?? null) : null;
}

const nothing = {
  multi_select_value: null,
  select_value: null,
  decimal_value: null,
  bool_value: null,
  datetime_value: null,
  email_value: null,
  phone_number_value: null,
  address_value: null,
  reference_value: null,
  string_value: null,
};

/** A value in the shape of the specification; options by their labels. */
function customFieldValue(field: PublicField, value: unknown): CustomFieldValue[] {
  if (value === null || value === undefined) return [];
  const said = { id: field.id, name: field.label, field_type: field.field_type, ...nothing };
  const labelOf = (option: unknown) => field.options.find((one) => one.value === option)?.label ?? String(option);
  const text = String(value);
  switch (field.field_type) {
    case 'MULTI_SELECT':
      return Array.isArray(value) ? [{ ...said, multi_select_value: value.map(labelOf) }] : [];
    case 'SELECT':
      return [{ ...said, select_value: labelOf(value) }];
    case 'DECIMAL':
      return [{ ...said, decimal_value: text }];
    case 'BOOL':
      return [{ ...said, bool_value: value === true }];
    case 'DATETIME':
      return [{ ...said, datetime_value: text }];
    case 'EMAIL':
      return [{ ...said, email_value: text }];
    case 'PHONE_NUMBER':
      return [{ ...said, phone_number_value: text }];
    case 'ADDRESS':
      return [{ ...said, address_value: addressOf(value as Record<string, string | null>) }];
    case 'REFERENCE':
      return [{ ...said, reference_value: { name: (value as { name?: string | null }).name ?? null } }];
    case 'STRING':
      return [{ ...said, string_value: text }];
  }
}

function addressOf(address: Record<string, string | null>): CustomFieldValue['address_value'] {
  const part = (key: string) => address[key] ?? null;
  return {
    address_line_1: part('address_line_1'),
    address_line_2: part('address_line_2'),
    city: part('city'),
    state: part('state'),
    country: part('country'),
    postal_code: part('postal_code'),
  };
}
