import { contentOf, type Field } from '#shared/nouns/fields.ts';
import { isLanguage } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { type ContentList, declaredResources, type Resource } from './define.ts';
import { joinsOf } from './referenced-names.ts';

/** The texts that companies write for partners, in the partner's language (decision 238). */

/** The fields of a resource that can be translated. */
export const contentFields = ({ fields, row }: Pick<Resource, 'fields' | 'row'>): [string, Field][] =>
  contentOf(fields).filter(([key]) => key in row.properties);

/** The resources with fields that can be translated. */
export const contentResources = (): Resource[] =>
  [...declaredResources().values()].filter((resource) => contentFields(resource).length > 0);

/** The rules of the texts of a resource: by field, and by `lesson.title` for the entries of a list. */
export const contentRules = (resource: Resource): ReadonlyMap<string, Field> =>
  new Map([
    ...contentFields(resource),
    ...(resource.contentLists ?? []).flatMap(({ name, texts }) =>
      Object.entries(texts).map(([text, field]): [string, Field] => [`${name}.${text}`, field]),
    ),
  ]);

/** `lesson.title` for `lesson.title/intro`. */
export const contentRuleOf = (key: string): string => key.split('/', 1)[0]!;

type Entry = Readonly<Record<string, unknown>>;

const textIn = (entry: Entry, text: string): string => (typeof entry[text] === 'string' ? entry[text] : '');
const keyOf = ({ name, id }: ContentList, text: string, entry: Entry) => `${name}.${text}/${String(entry[id])}`;

/** SQL over a row `t` for the texts of a list: a row for each, with its key and its source. */
export const textsOfListSql = ({ name, column, path, id, texts }: ContentList): string =>
  Object.keys(texts)
    .map(
      (text) => `select '${name}.${text}/' || (entry->>'${id}'), entry->>'${text}'
        from jsonb_path_query(t."${column}", '$${path.map((key) => `."${key}"`).join('[*]')}[*]') entry`,
    )
    .join(' union all ');

interface ContentText {
  /** A field, or a text of an entry: `lesson.title/intro`. */
  key: string;
  field: Field;
  /** Empty if there is nothing to translate. */
  source: string;
}

/** The texts of a row as they were written: its fields, then the entries of its lists from top to bottom. */
export function contentTextsOf(resource: Resource, row: Entry): ContentText[] {
  const texts = new Map(contentFields(resource).map(([key, field]) => [key, { key, field, source: textIn(row, key) }]));
  for (const [column, lists] of Map.groupBy(resource.contentLists ?? [], (list) => list.column))
    mapEntries(lists, row[column], (list, entry) => {
      for (const [text, field] of Object.entries(list.texts)) {
        const key = keyOf(list, text, entry);
        texts.set(key, { key, field, source: textIn(entry, text) });
      }
      return entry;
    });
  return [...texts.values()];
}

/** The value of a column in which each entry of the lists is replaced. */
function mapEntries(
  lists: readonly ContentList[],
  column: unknown,
  replaced: (list: ContentList, entry: Entry) => Entry,
): unknown {
  const below = (path: readonly string[]) =>
    lists.filter((list) => path.every((key, depth) => list.path[depth] === key));
  const inEntry = (entry: Entry, path: readonly string[]): Entry => {
    const keys = new Set(below(path).flatMap((list) => list.path[path.length] ?? []));
    const inner = [...keys].map((key) => [key, inList(entry[key], [...path, key])] as const);
    return { ...entry, ...Object.fromEntries(inner.filter(([, value]) => value !== undefined)) };
  };
  const inList = (value: unknown, path: readonly string[]): unknown => {
    if (!Array.isArray(value)) return value;
    const own = below(path).filter((list) => list.path.length === path.length);
    return value.map((entry: Entry) =>
      inEntry(
        own.reduce((before, list) => replaced(list, before), entry),
        path,
      ),
    );
  };
  if (Array.isArray(column)) return inList(column, []);
  return typeof column === 'object' && column !== null ? inEntry(column as Entry, []) : column;
}

/** SQL for a text of a record in a language, else as it was written. A text that was removed has no translation. */
function translated(entity: string, field: string, language: string, id: string, column: string): string {
  return `case when ${column} <> '' then coalesce((select c.text from content_translations c
    where c.organization_id = t.organization_id and c.entity = '${entity}' and c.record_id = ${id} and c.field = '${field}'
      and c.language = '${language}'), ${column}) else ${column} end`;
}

/** SQL for a column that is a list, with the texts of its entries in a language. */
function translatedList(entity: string, { name, column, id, texts }: ContentList, language: string): string {
  const keys = Object.keys(texts).map((text) => `'${name}.${text}/' || (e.entry->>'${id}')`);
  return `coalesce((select jsonb_agg(e.entry || coalesce((
      select jsonb_object_agg(split_part(split_part(c.field, '/', 1), '.', 2), c.text) from content_translations c
      where c.organization_id = t.organization_id and c.entity = '${entity}' and c.record_id = t.id
        and c.field in (${keys.join(', ')}) and c.language = '${language}'), '{}') order by e.at)
    from jsonb_array_elements(t."${column}") with ordinality e(entry, at)), '[]')`;
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
  for (const list of resource.contentLists ?? [])
    if (list.path.length === 0) columns.set(list.column, translatedList(resource.name, list, language));
  for (const { on, table, shows } of joinsOf(resource)) {
    const target = declaredResources().get(table);
    const content = new Set(target ? contentFields(target).map(([field]) => field) : []);
    for (const [column, shown] of Object.entries(shows))
      if (content.has(shown)) columns.set(column, translated(table, shown, language, `t."${on}"`, `t."${column}"`));
  }
  return columns;
}

/** The language into which content is translated for the caller; undefined for a company, which reads what it wrote. */
function languageFor({ actor }: Pick<Call, 'actor'>): string | undefined {
  const language = readerLanguage();
  return actor.mode === 'partner' && isLanguage(language) ? language : undefined;
}

/** The columns of a resource that a statement of the kernel reads in the language of a partner; none for a company. */
export function translatedFor(call: Pick<Call, 'actor'>, name: string): ReadonlyMap<string, string> {
  const [language, resource] = [languageFor(call), declaredResources().get(name)];
  return language && resource ? translatedColumns(resource, language) : new Map();
}

/** Rows that a feature has read by itself, with their content in the language of a partner who reads them. */
export async function contentIn<R extends { id: string }>(
  call: Call,
  entity: string,
  rows: readonly R[],
): Promise<R[]> {
  const language = languageFor(call);
  if (!language || rows.length === 0) return [...rows];
  const texts = await call.rows<{ record_id: string; field: string; text: string }>(sql`
    select record_id, field, text from content_translations
    where organization_id = ${call.organization_id} and entity = ${entity} and language = ${language}
      and record_id = any(${rows.map(({ id }) => id)}::uuid[]) and field = any(${Object.keys(rows[0]!)}::text[])`);
  const byId = Map.groupBy(texts, ({ record_id }) => record_id);
  return rows.map((row) => {
    const own = (byId.get(row.id) ?? []).filter(({ field }) => row[field as keyof R]);
    return { ...row, ...Object.fromEntries(own.map(({ field, text }) => [field, text])) };
  });
}

/**
 * The value of a column with lists (`contentLists`) that a feature has read by itself, with their texts in the language
 * of a partner who reads it.
 */
export async function contentListsIn<V>(
  call: Call,
  { entity, id, column }: { entity: string; id: string; column: string },
  value: V,
): Promise<V> {
  const language = languageFor(call);
  const lists =
    declaredResources()
      .get(entity)
      ?.contentLists?.filter((list) => list.column === column) ?? [];
  if (!language || lists.length === 0) return value;
  const texts = await call.rows<{ field: string; text: string }>(sql`
    select field, text from content_translations
    where organization_id = ${call.organization_id} and entity = ${entity} and record_id = ${id}
      and language = ${language} and position('/' in field) > 0`);
  const byKey = new Map(texts.map(({ field, text }) => [field, text]));
  return mapEntries(lists, value, (list, entry) => ({
    ...entry,
    ...Object.fromEntries(
      Object.keys(list.texts).flatMap((text) => {
        const translation = entry[text] ? byKey.get(keyOf(list, text, entry)) : undefined;
        return translation === undefined ? [] : [[text, translation]];
      }),
    ),
  })) as V;
}
