import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { offersResource } from '#server/flags/offered.ts';
import { contentFields, contentResources, textsOfListSql } from '#server/resource/content.ts';
import type { Resource } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import type { Language } from '#shared/text/languages.ts';

/** The texts of all records with content, read from the declarations of their fields. */

/** The resources whose texts the caller may read, in the order of their names. */
export const resourcesFor = ({ actor }: Pick<Call, 'actor'>): Resource[] =>
  contentResources()
    .filter(({ name, guardedBy = name }) => offersResource(actor, guardedBy))
    .sort((one, other) => one.name.localeCompare(other.name));

/** @throws 404 for a resource without content, or one that the caller cannot read */
export function resourceNamed(call: Call, entity: string): Resource {
  const resource = resourcesFor(call).find(({ name }) => name === entity);
  if (!resource) throw notFound('This record');
  return resource;
}

const nameColumn = ({ list }: Resource): string => list.named ?? list.search[0]!;

/**
 * SQL for the texts of resources: a row for each that is not empty, with `entity`, `id`, `name`, `field` and `source`.
 * @param every also texts of records that nobody reads any more
 */
export function contentSql(resources: readonly Resource[], every = false): string {
  return resources
    .map((resource) => {
      const fields = contentFields(resource).map(([key]) => `('${key}', t."${key}")`);
      const texts = [`values ${fields.join(', ')}`, ...(resource.contentLists ?? []).map(textsOfListSql)];
      const conditions = [
        't.organization_id = app_organization()',
        "f.source <> ''",
        ...(!every && 'archived_at' in resource.row.properties ? ['t.archived_at is null'] : []),
        ...(!every && resource.contentWhile ? [`(${resource.contentWhile})`] : []),
      ];
      return `select '${resource.name}' as entity, t.id, t."${nameColumn(resource)}"::text as name, f.field, f.source
        from ${sourceOf(resource)} cross join lateral (${texts.join(' union all ')}) f(field, source)
        where ${conditions.join(' and ')}`;
    })
    .join(' union all ');
}

/** The states of records by language: `entity`, `id`, `name`, `language`, `is_missing`, `is_outdated`. */
export const stateSql = (resources: readonly Resource[]): string => `
  select s.entity, s.id, min(s.name) as name, l.language, bool_or(c.id is null) as is_missing,
    coalesce(bool_or(c.source <> s.source), false) as is_outdated
  from (${contentSql(resources)}) s
  cross join unnest(app_content_languages()) l(language)
  left join content_translations c on c.organization_id = app_organization() and c.entity = s.entity and c.record_id = s.id
    and c.field = s.field and c.language = l.language
  group by s.entity, s.id, l.language`;

/** SQL that says whether any text is missing in a language of the product. */
export const isMissingSql = (resources: readonly Resource[], language: Language): string =>
  resources.length === 0
    ? 'false'
    : `exists (select from (${contentSql(resources)}) s
        where not exists (select from content_translations c
          where c.organization_id = app_organization() and c.entity = s.entity and c.record_id = s.id and c.field = s.field
            and c.language = '${language}'))`;

/** The language in which the company writes, and those into which it translates. */
export async function languagesOfContent(call: Call): Promise<{ source: Language; languages: Language[] }> {
  return call.one(sql`
    select coalesce(language, 'en') as source, array_remove(content_languages, coalesce(language, 'en')) as languages
    from organizations where id = ${call.organization_id}`);
}
