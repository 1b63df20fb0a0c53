import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import type { Static } from '#shared/schema.ts';
import type {
  DirectoryListing,
  DirectoryListingCreate,
  DirectoryListingUpdate,
  ListingContent,
} from '../../listing.schema.ts';
import { isPicture } from '../rules.ts';
import { freeSlug, slugOf } from '../slug.ts';

const MOST_SLUG = 80;

/** A new listing is a draft: the partner can complete it, or the company publishes it. */
export async function beginListing(call: Call, input: DirectoryListingCreate): Promise<Row> {
  const content = checkedContent(input);
  const { name } = await call.one<{ name: string }>(
    sql`
      select name from partners
      where organization_id = ${call.organization_id} and id = ${input.partner_id} and archived_at is null`,
    'This partner',
  );
  await call.one(
    sql`select from partners_directory where organization_id = ${call.organization_id} and id = ${input.directory_id}`,
    'This directory',
  );
  return { ...input, ...content, slug: input.slug ?? (await slugFor(call, input.directory_id, name)), state: 'draft' };
}

export function changeListing(
  _call: Call,
  _current: DirectoryListing,
  patch: Partial<Static<typeof DirectoryListingUpdate>>,
): Row {
  return { ...patch, ...checkedContent(patch) };
}

async function slugFor(call: Call, directory_id: string, name: string): Promise<string> {
  const slug = slugOf(name, MOST_SLUG, 'partner');
  const taken = await call.rows<{ slug: string }>(sql`
    select slug from directory_listings
    where organization_id = ${call.organization_id} and directory_id = ${directory_id}
      and slug like ${`${slug.slice(0, MOST_SLUG - 6)}%`}`);
  return freeSlug(slug, new Set(taken.map((one) => one.slug)), MOST_SLUG);
}

/** The content in the form that is safe for visitors: links must be web addresses, and pictures our own. @throws 422 */
export function checkedContent(given: Partial<ListingContent>): Partial<ListingContent> {
  const errors: FieldErrors = {};
  const content: Partial<ListingContent> = {};
  for (const key of ['website', 'booking_url'] as const) {
    const value = given[key];
    if (value === undefined) continue;
    const address = value?.trim() ? webAddress(value) : null;
    if (address === undefined) errors[key] = ['must be an address that begins with https:// or http://'];
    else content[key] = address;
  }
  if (given.logo_url && !isPicture(given.logo_url)) errors.logo_url = ['must be an uploaded picture'];
  for (const key of ['services', 'industries', 'languages', 'locations'] as const) {
    if (given[key]) content[key] = [...new Set(given[key].map((word) => word.trim()))];
  }
  for (const key of ['tagline', 'description', 'logo_url'] as const) {
    if (given[key] !== undefined) content[key] = given[key]?.trim() || null;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return content;
}

/** `example.com` gets `https://`. @returns undefined when it is no address of the web */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, username, href } = new URL(whole);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
  return isWeb ? href : undefined;
}
