import { contentOf, type Field } from '#shared/nouns/fields.ts';
import { isLanguage } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { declaredResources, type Resource } from './define.ts';
import { joinsOf } from './referenced-names.ts';

/** The texts that companies write for partners, in the partner's language (decision 238). */

/** The fields of a resource that can be translated. */
export const contentFields = ({ fields, row }: Pick<Resource, 'fields' | 'row'>): [string, Field][] =>
  contentOf(fields).filter(([key]) => key in row.properties);

/** The resources with fields that can be translated. */
export const contentResources = (): Resource[] =>
  [...declaredResources().values()].filter((resource) => contentFields(resource).length > 0);

/** SQL for a text of a record in a language, else as it was written. A text that was removed has no translation. */
function translated(entity: string, field: string, language: string, id: string, column: string): string {
  return `case when ${column} <> '' then coalesce((select c.text from content_translations c
    where c.organization_id = t.organization_id and c.entity = '${entity}' and c.record_id = ${id} and c.field = '${field}'
      and c.language = '${language}'), ${column}) else ${column} end`;
}

/**
 * SQL over a row `t` for the columns of a resource that can be translated: its own, and the names of records that it
 * refers to.
 */
export function translatedColumns(resource: Resource, language: string): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  if (!isLanguage(language)) return columns;
  for (const [field] of contentFields(resource))
    columns.set(field, translated(resource.name, field, language, 't.id', `t."${field}"`));
  for (const { on, table, shows } of joinsOf(resource)) {
    const target = declaredResources().get(table);
    const content = new Set(target ? contentFields(target).map(([field]) => field) : []);
    for (const [column, shown] of Object.entries(shows))
      if (content.has(shown)) columns.set(column, translated(table, shown, language, `t."${on}"`, `t."${column}"`));
  }
  return columns;
}

/**
 * Rows that a feature has read by itself, with their content in the language of a partner who reads them; a company reads
 * what it wrote.
 */
export async function contentIn<R extends { id: string }>(
  call: Call,
  entity: string,
  rows: readonly R[],
): Promise<R[]> {
  const language = readerLanguage();
  if (call.actor.mode !== 'partner' || rows.length === 0 || !isLanguage(language)) return [...rows];
  const texts = await call.rows<{ record_id: string; field: string; text: string }>(sql`
    select record_id, field, text from content_translations
    where organization_id = ${call.organization_id} and entity = ${entity} and language = ${language}
      and record_id = any(${rows.map(({ id }) => id)}::uuid[])`);
  const byId = Map.groupBy(texts, ({ record_id }) => record_id);
  return rows.map((row) => {
    const own = (byId.get(row.id) ?? []).filter(({ field }) => row[field as keyof R]);
    return { ...row, ...Object.fromEntries(own.map(({ field, text }) => [field, text])) };
  });
}
