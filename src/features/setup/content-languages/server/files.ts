import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, invalid } from '#server/errors.ts';
import { contentRuleOf, contentRules } from '#server/resource/content.ts';
import { csvLine } from '#server/resource/csv.ts';
import { surplusProblem } from '#server/spreadsheets/read-file.ts';
import { readUpload } from '#server/spreadsheets/read-uploads.ts';
import type { Language } from '#shared/text/languages.ts';
import {
  type ExportQuery,
  type ImportAnswer,
  MOST_IMPORTED,
  type TranslationColumn,
  translationColumns,
} from '../schema.ts';
import { problemOfTranslation, requireLanguage } from './records.ts';
import { contentSql, languagesOfContent, resourceNamed, resourcesFor } from './sources.ts';
import { texts as t } from './texts.ts';

const MOST_ROWS = 20_000;
const MOST_PROBLEMS = 20;

interface Text {
  entity: string;
  record_id: string;
  field: string;
  source: string;
  text: string | null;
}

/**
 * The texts with their translations into one language as a CSV file for translators. A file is never larger than what an
 * import takes.
 */
export async function exportTranslations(call: Call, { language, entity, only_open }: ExportQuery): Promise<string> {
  await requireLanguage(call, language);
  const resources = entity === undefined ? resourcesFor(call) : [resourceNamed(call, entity)];
  const header = csvLine(translationColumns);
  if (resources.length === 0) return header;
  const rows = await call.rows<Text>(sql`
    select s.entity, s.id as record_id, s.field, s.source, c.text from (${sql.raw(contentSql(resources))}) s
    left join content_translations c on c.organization_id = ${call.organization_id} and c.entity = s.entity
      and c.record_id = s.id and c.field = s.field and c.language = ${language}
    where not ${only_open ?? false}::boolean or c.id is null or c.source <> s.source
    order by s.entity, lower(s.name), s.id, s.field limit ${MOST_ROWS + 1}::int`);
  if (rows.length > MOST_ROWS) throw tooLarge();
  const lines = [header];
  let size = header.length;
  for (const { text, ...row } of rows) {
    const line = csvLine([row.entity, row.record_id, row.field, row.source, language, text]);
    size += line.length;
    if (size > MOST_IMPORTED) throw tooLarge();
    lines.push(line);
  }
  return lines.join('');
}

const tooLarge = () => invalid({ entity: [t.tooMuch(MOST_IMPORTED.toLocaleString('en'))] });

type Cells = Record<TranslationColumn, string>;
interface Numbered extends Cells {
  row: number;
  beyond: string | undefined;
}

/** @throws 400 for a file without the columns */
async function readRows(call: Call, csv: string): Promise<Numbered[]> {
  const upload = { file_name: 'translations.csv', bytes: Buffer.from(csv) };
  const { header, rows, row_numbers, surplus } = await readUpload(upload, call.organization_id);
  const at = new Map(header.map((heading, place) => [heading.trim().toLowerCase(), place]));
  const refused = (reason: string) => badRequest(`translations.csv ${reason}.`, { csv: [reason] });
  for (const column of translationColumns) if (!at.has(column)) throw refused(t.missingColumn(column));
  if (rows.length === 0) throw refused(t.noRows);
  if (rows.length > MOST_ROWS) throw refused(t.tooManyRows(MOST_ROWS.toLocaleString('en')));
  return rows.map((cells, index) => ({
    ...(Object.fromEntries(translationColumns.map((column) => [column, cells[at.get(column)!] ?? ''])) as Cells),
    row: row_numbers[index]!,
    beyond: surplus[String(row_numbers[index])],
  }));
}

/** Spreadsheets change line ends, and the parser trims cells. */
const plain = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
const placeOf = ({ entity, record_id, field }: Pick<Text, 'entity' | 'record_id' | 'field'>) =>
  `${entity} ${record_id.toLowerCase()} ${field}`;

/**
 * Saves the translations of a file, all or none. Rows without a text are skipped, and a text that was changed since the
 * export gets its translation as an outdated one.
 * @throws 400 for a file that is none; 422 with the numbers of the rows that have a problem
 */
export async function importTranslations(call: Call, csv: string): Promise<ImportAnswer> {
  const rows = await readRows(call, csv);
  const filled = rows.filter(({ text, beyond }) => text.trim() !== '' || beyond);
  const resources = resourcesFor(call);
  const { languages } = await languagesOfContent(call);
  const fields = new Map(
    resources.flatMap((resource) =>
      [...contentRules(resource)].map(([rule, field]) => [`${resource.name} ${rule}`, field] as const),
    ),
  );
  const sources = await sourcesOf(call, filled);
  const places = new Map<string, number>();
  const problems: string[] = [];
  const ready: (Text & { text: string; language: Language; is_outdated: boolean })[] = [];
  for (const cells of filled) {
    const { row, entity, record_id, field, language, source, text } = cells;
    const place = `${placeOf(cells)} ${language}`;
    const current = sources.get(placeOf(cells));
    const declared = fields.get(`${entity} ${contentRuleOf(field)}`);
    const before = places.get(place);
    const problem =
      (cells.beyond && surplusProblem(cells.beyond)) ||
      (!languages.includes(language as Language) && t.noLanguage(language.slice(0, 60))) ||
      (!sources.has(`${entity} ${record_id.toLowerCase()}`) &&
        t.noRecord(entity.slice(0, 60), record_id.slice(0, 60))) ||
      ((!declared || current === undefined) && t.noField(field.slice(0, 60))) ||
      (before !== undefined && t.repeated(before)) ||
      (plain(source) === '' && t.noSource) ||
      problemOfTranslation(field, declared!, plain(text));
    if (problem) {
      problems.push(t.row(row, problem));
      continue;
    }
    places.set(place, row);
    const isSame = plain(source) === plain(current!);
    ready.push({
      ...{ entity, record_id, field, language: language as Language, text: plain(text) },
      source: isSame ? current! : plain(source),
      is_outdated: !isSame,
    });
  }
  if (problems.length > 0) throw invalid({ csv: listed(problems) });
  return store(call, ready, rows.length - filled.length);
}

const listed = (problems: readonly string[]): string[] => [
  ...problems.slice(0, MOST_PROBLEMS),
  ...(problems.length > MOST_PROBLEMS ? [t.moreProblems(problems.length - MOST_PROBLEMS)] : []),
];

/** The texts of the records that a file names, by entity, record and field, and each record by itself. */
async function sourcesOf(call: Call, cells: readonly Cells[]): Promise<Map<string, string>> {
  const entities = new Set(cells.map(({ entity }) => entity));
  const resources = resourcesFor(call).filter(({ name }) => entities.has(name));
  const sources = new Map<string, string>();
  if (resources.length === 0) return sources;
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  const ids = [...new Set(cells.map(({ record_id }) => record_id).filter((id) => isId.test(id)))];
  const rows = await call.rows<Text>(sql`
    select entity, id as record_id, field, source from (${sql.raw(contentSql(resources, true))}) s
    where id = any(${ids}::uuid[])`);
  for (const row of rows) {
    sources.set(placeOf(row), row.source);
    sources.set(`${row.entity} ${row.record_id}`, '');
  }
  return sources;
}

async function store(
  call: Call,
  ready: readonly (Text & { text: string; language: Language; is_outdated: boolean })[],
  empty: number,
): Promise<ImportAnswer> {
  const column = <K extends keyof (typeof ready)[number]>(key: K) => ready.map((one) => one[key]);
  const written = await call.rows<{ is_outdated: boolean }>(sql`
    with given as (
      select * from unnest(${column('entity')}::text[], ${column('record_id')}::uuid[], ${column('field')}::text[],
          ${column('language')}::text[], ${column('text')}::text[], ${column('source')}::text[],
          ${column('is_outdated')}::boolean[])
        g(entity, record_id, field, language, text, source, is_outdated)),
    written as (
      insert into content_translations (organization_id, entity, record_id, field, language, text, source)
      select ${call.organization_id}::uuid, entity, record_id, field, language, text, source from given
      on conflict (organization_id, entity, record_id, field, language) do update
      set text = excluded.text, source = excluded.source
      where (content_translations.text, content_translations.source) is distinct from (excluded.text, excluded.source)
      returning entity, record_id, field, language)
    select g.is_outdated from written join given g using (entity, record_id, field, language)`);
  return {
    changed: written.length,
    unchanged: ready.length - written.length,
    empty,
    outdated: written.filter(({ is_outdated }) => is_outdated).length,
  };
}
