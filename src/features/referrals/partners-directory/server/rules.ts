import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { defaultStyles, type PageStyles, type PartnersDirectory, type PartnersDirectoryCreate } from '../schema.ts';
import { slugOf } from './slug.ts';

type Given = Partial<PartnersDirectory>;

export async function beginDirectory(call: Call, input: PartnersDirectoryCreate): Promise<Row> {
  await checkReferences(call, input);
  return {
    ...input,
    name: input.name.trim(),
    slug: input.slug ?? `${slugOf(input.name, 40, 'partners')}-${newId().replaceAll('-', '').slice(-6)}`,
    page_styles: { ...defaultStyles, ...input.page_styles },
    ...checkedLogo(input),
  };
}

export async function changeDirectory(call: Call, current: PartnersDirectory, patch: Row): Promise<Row> {
  const given = patch as Given;
  await checkReferences(call, given);
  return {
    ...patch,
    ...(given.page_styles && { page_styles: { ...current.page_styles, ...(given.page_styles as PageStyles) } }),
    ...checkedLogo(given),
  };
}

function checkedLogo({ logo_url }: Given): Row {
  if (logo_url && !isPicture(logo_url)) throw invalid({ logo_url: ['must be an uploaded picture'] });
  return {};
}

/** Only pictures that were uploaded here: visitors' browsers ask no other site. */
export const isPicture = (url: string) => /^\/api\/pictures\/[A-Za-z0-9_-]{20,64}\.(png|jpg|webp|gif)$/.test(url);

/** Lists of ids have no foreign keys. @throws 422 with the field */
async function checkReferences(call: Call, given: Given): Promise<void> {
  const errors: FieldErrors = {};
  const check = async (field: keyof Given, missing: string, statement: string) => {
    const ids = [...new Set((given[field] as string[] | undefined) ?? [])];
    if (ids.length === 0) return;
    const found = await call.rows(`${statement} and id = any($2::uuid[])`, [call.organization_id, ids]);
    if (found.length < ids.length) errors[field] = [missing];
  };
  await check(
    'featured_partner_ids',
    'names a partner that does not exist',
    'select id from partners where organization_id = $1',
  );
  await check(
    'shown_tag_ids',
    'names a tag that does not exist',
    "select id from tags where organization_id = $1 and entity = 'partners'",
  );
  const fields = "select id from custom_fields where organization_id = $1 and entity = 'partners'";
  await check('display_custom_fields', 'names a custom field that does not exist', fields);
  await check(
    'filter_custom_fields',
    'must be multi-select fields of partners',
    `${fields} and field_type = 'MULTI_SELECT'`,
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
