import type { Call } from '#server/call.ts';
import { companyModel } from '#server/company/company-model.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { checkedBody } from '#server/http/validate.ts';
import { contentRuleOf, contentTextsOf } from '#server/resource/content.ts';
import { lockedRow, readRow } from '#server/resource/verbs.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { capitalized, nounPlural } from '#shared/nouns/nouns.ts';
import { closed, type TSchema } from '#shared/schema.ts';
import { type Language, languageNames } from '#shared/text/languages.ts';
import type { ContentLanguages, ContentRecord, ContentTexts, TranslationInput } from '../schema.ts';
import { languagesOfContent, resourceNamed, resourcesFor, stateSql } from './sources.ts';
import { texts as t } from './texts.ts';

export async function contentLanguages(call: Call): Promise<ContentLanguages> {
  const entities = resourcesFor(call).map(({ name }) => ({ name, label: capitalized(nounPlural(name)) }));
  return { ...(await languagesOfContent(call)), entities, has_model: await companyModel().isOn(call) };
}

/** Everything that partners read, with the languages in which it is missing. */
export async function contentRecords(call: Call): Promise<ContentRecord[]> {
  const resources = resourcesFor(call);
  if (resources.length === 0) return [];
  return call.rows<ContentRecord>(sql`
    select id, entity, min(name) as name,
      coalesce(array_agg(language order by language) filter (where is_missing), '{}') as missing,
      coalesce(array_agg(language order by language) filter (where not is_missing and is_outdated), '{}') as outdated,
      coalesce(array_agg(language order by language) filter (where not is_missing and not is_outdated), '{}') as complete
    from (${sql.raw(stateSql(resources))}) states
    group by entity, id order by entity, lower(min(name)), id`);
}

interface Stored {
  field: string;
  language: Language;
  text: string;
  source: string;
  row_version: number;
}

const storedOf = (call: Call, entity: string, id: string) =>
  call.rows<Stored>(sql`
    select field, language, text, source, row_version from content_translations
    where organization_id = ${call.organization_id} and entity = ${entity} and record_id = ${id} order by language`);

/** The texts of one record with all translations. @throws 404 */
export async function contentTexts(call: Call, entity: string, id: string): Promise<ContentTexts> {
  const resource = resourceNamed(call, entity);
  const row = await readRow<Row>(call, resource, id);
  const stored = await storedOf(call, entity, id);
  const { languages } = await languagesOfContent(call);
  return {
    id,
    entity,
    name: String(row[resource.list.named ?? resource.list.search[0]!] ?? ''),
    fields: contentTextsOf(resource, row).map(({ key, field: { label, kind, max = 0 }, source }) => ({
      key,
      label,
      is_long: kind !== 'text',
      max,
      source,
      translations: stored
        .filter(({ field, language }) => field === key && languages.includes(language))
        .map(({ language, text, source: translated, row_version }) => ({
          language,
          text,
          outdated_source: translated === source ? null : translated,
          row_version,
        })),
    })),
  };
}

/** @throws 422 naming the language */
export async function requireLanguage(call: Call, language: Language): Promise<void> {
  const { languages } = await languagesOfContent(call);
  if (!languages.includes(language)) throw invalid({ language: [t.notOffered(languageNames[language])] });
}

/** A translation obeys the rules of the field that it translates. @throws 400 naming the field */
function checkedTranslation(key: string, field: Field, text: string): string {
  const rule = contentRuleOf(key);
  const schema = schemas.get(field) ?? closed({ [rule]: field.body });
  schemas.set(field, schema);
  const checked = checkedBody(schema, { [rule]: text }) as Record<string, string>;
  return checked[rule]!.trim();
}

/** The validator compiles each schema once and keeps it. */
const schemas = new WeakMap<Field, TSchema>();

/** @returns the sentence for a text that breaks a rule of its field */
export function problemOfTranslation(key: string, field: Field, text: string): string | undefined {
  if (field.max !== undefined && text.length > field.max) return t.tooLong(field.max);
  try {
    checkedTranslation(key, field, text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Saves the translations of a record into one language, all or none.
 * @throws 404; 409 if a text or a translation was changed in the meantime; 422 for unknown fields and languages
 */
export async function saveTranslations(
  call: Call,
  { entity, id, language }: { entity: string; id: string; language: Language },
  { texts }: TranslationInput,
): Promise<ContentTexts> {
  const resource = resourceNamed(call, entity);
  await requireLanguage(call, language);
  // One after another, so that nobody overwrites what they have not seen.
  const row = await lockedRow<Row>(call, resource, id);
  const current = new Map(contentTextsOf(resource, row).map((text) => [text.key, text]));
  const stored = await storedOf(call, entity, id);
  for (const { field: key, text, source, row_version } of texts) {
    const original = current.get(key);
    if (!original) throw invalid({ field: [t.noField(key)] });
    if (texts.filter((one) => one.field === key).length > 1) throw invalid({ field: [t.twice(key)] });
    const before = stored.find((one) => one.field === key && one.language === language);
    const isStale = source !== original.source || (before?.row_version ?? null) !== row_version;
    if (isStale) throw conflict(t.changedMeanwhile, { current: await contentTexts(call, entity, id) });
    await writeOne(
      call,
      { entity, id, language, field: key },
      text && checkedTranslation(key, original.field, text),
      source,
    );
  }
  return contentTexts(call, entity, id);
}

interface Place {
  entity: string;
  id: string;
  language: Language;
  field: string;
}

async function writeOne(
  call: Call,
  { entity, id, language, field }: Place,
  text: string | null,
  source: string,
): Promise<void> {
  if (!text) {
    await call.run(sql`
      delete from content_translations
      where organization_id = ${call.organization_id} and entity = ${entity} and record_id = ${id} and field = ${field}
        and language = ${language}`);
    return;
  }
  if (!source) throw invalid({ field: [t.nothingToTranslate(field)] });
  await call.run(sql`
    insert into content_translations (organization_id, entity, record_id, field, language, text, source)
    values (${call.organization_id}, ${entity}, ${id}, ${field}, ${language}, ${text}, ${source})
    on conflict (organization_id, entity, record_id, field, language) do update
    set text = excluded.text, source = excluded.source
    where (content_translations.text, content_translations.source) is distinct from (excluded.text, excluded.source)`);
}
