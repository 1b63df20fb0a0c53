import type { Row } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SiteBrand } from '#shared/brand.ts';
import { isId } from '#shared/ids.ts';
import type { PublicDirectory } from '../../public.schema.ts';
import { DEFAULT_DIRECTORY_TEXT, defaultStyles, type PartnersDirectory } from '../../schema.ts';
import { directoryFlag } from '../flag.ts';
import type { PublicField } from './field.ts';
import { askableFields } from './wishes.ts';

export type { PublicField };

/** A published directory with what its pages need. */
export interface OpenDirectory {
  organization_id: string;
  settings: PartnersDirectory;
  fields: PublicField[];
  /** The tags that visitors may see. */
  tags: { id: string; name: string }[];
  company: SiteBrand;
}

/**
 * The published directory behind a public address: by its id or its slug. What is not published, of a company that is
 * suspended, or switched off does not exist.
 */
export async function openDirectory(kernel: Kernel, address: string): Promise<OpenDirectory | null> {
  const column = isId(address) ? 'd.id = $1::uuid' : 'd.slug = $1';
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string; settings: Row; company: OpenDirectory['company'] } & Row>(
      `select d.organization_id, to_jsonb(d) as settings,
         jsonb_build_object('name', o.name, 'logo_url', coalesce(d.logo_url, o.logo_url), 'website', 'https://' || o.domain,
           'cover_url', o.cover_url, 'privacy_url', o.privacy_url, 'imprint_url', o.imprint_url) as company,
         array(select to_jsonb(f) from (
           select id, key, label, field_type,
             coalesce((select jsonb_agg(jsonb_build_object('value', e.o->>'value', 'label', e.o->>'label') order by e.n)
               from jsonb_array_elements(c.options) with ordinality e(o, n)
               where c.field_type in ('SELECT', 'MULTI_SELECT')), '[]') as options,
             id = any(d.display_custom_fields) as is_shown,
             d.include_custom_field_filter and id = any(d.filter_custom_fields) and field_type = 'MULTI_SELECT' as is_filter
           from custom_fields c
           where c.organization_id = d.organization_id and c.entity = 'partners' and c.archived_at is null
             and (c.id = any(d.display_custom_fields) or c.id = any(d.filter_custom_fields))
           order by c."order", c.id) f) as fields,
         array(select jsonb_build_object('id', t.id, 'name', t.name) from tags t
           where t.organization_id = d.organization_id and t.entity = 'partners' and t.id = any(d.shown_tag_ids)
             and t.name not ilike '%directory listing%' order by t.name) as tags
       from partners_directory d join organizations o on o.id = d.organization_id
       where ${column} and d.is_published and d.archived_at is null and o.status = 'active'`,
      [address.slice(0, 80)],
    ),
  );
  if (!found || !(await kernel.flags.reaches(directoryFlag.key, found.organization_id))) return null;
  return found as unknown as OpenDirectory;
}

/** @throws 404 */
export async function requireDirectory(kernel: Kernel, address: string): Promise<OpenDirectory> {
  const directory = await openDirectory(kernel, address);
  if (!directory) throw notFound('This directory');
  return directory;
}

/** The settings that visitors read. @param featured those of the featured partners that are listed */
export function publicSettings({ settings, fields, company }: OpenDirectory, featured: string[]): PublicDirectory {
  const ids = (has: (field: PublicField) => boolean) => fields.filter(has).map(({ id }) => id);
  return {
    ID: settings.id,
    name: settings.name,
    slug: settings.slug,
    description: settings.description?.trim() || DEFAULT_DIRECTORY_TEXT,
    include_custom_field_filter: settings.include_custom_field_filter,
    include_region_filter: settings.include_region_filter,
    include_partner_type_filter: settings.include_partner_type_filter,
    filter_custom_fields: ids(({ is_filter }) => is_filter),
    display_custom_fields: ids(({ is_shown }) => is_shown),
    featured_partner_ids: featured,
    tile_size: settings.tile_size,
    show_custom_fields_values: settings.show_custom_fields_values,
    page_styles: { ...defaultStyles, ...settings.page_styles },
    filter_fields: fields
      .filter(({ is_filter }) => is_filter)
      .map(({ id, label, options }) => ({ id, name: label, options })),
    match_fields: askableFields(fields).map(({ id, label, options }) => ({ id, name: label, options })),
    company,
    language: settings.language,
    sort_by: settings.sort_by,
    contact_mode: settings.contact_mode,
    has_match_form: settings.has_match_form,
    show_ratings: settings.show_ratings,
  };
}
