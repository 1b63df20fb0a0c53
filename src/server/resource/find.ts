import type { TObject } from '#shared/schema.ts';
import type { Actor } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Database, Row, Scope } from '../db/client.ts';
import { containing, Parameters } from './comparison.ts';
import type { Resource } from './define.ts';
import { columnsOf, type ListView, patternsOf } from './list-sql.ts';
import { sourceOf } from './referenced-names.ts';
import { EXACT_FOUND, fewestIds } from './search.ts';
import { rowShape } from './verbs.ts';

/** The best matches of one resource. */
export interface Matches {
  resource: string;
  /** 100: the whole name, 90: another field as a whole, 80: the beginning of the name, 60: words of it, 40: a part of it, 20: another field; less: similar. */
  rank: number;
  total: number;
  is_more: boolean;
  rows: Row[];
  /** The words for the rows' statuses. */
  statuses: (string | null)[];
}

/** From this rank on, the text is the whole name of a row, or the whole value of another field, such as a number. */
export const EXACT = 90;
/** From this rank on, the text is in the name of a row, so that no typing error is assumed. */
export const NAMED = 40;
/** A name that shares fewer trigrams with a word is not similar; the functions of finders use the same number. */
const SIMILAR = 0.4;
/** Each word needs its own lookup, so only this many are looked up. */
const MOST_LOOKED_UP = 4;
const MOST_RESEMBLING = 50;

/** The column with the name of the caller's rows; undefined if the caller cannot search the resource. */
function nameIn({ list }: Resource, row: TObject): string | undefined {
  return [list.named, ...list.search].find((column) => column !== undefined && column in row.properties);
}

/**
 * Finds the best matches of each resource, the best resource first, in one round trip. Row-level security decides what
 * is found and counted.
 */
export async function findIn(
  db: Database,
  resources: readonly Resource[],
  { actor, scope, q, most }: { actor: Actor; scope: Scope; q: string; most: number },
): Promise<Matches[]> {
  return read(db, resources, { actor, scope }, (view, name) => matchStatement(view, name, q, scope, most));
}

/** Finds rows whose name resembles the text, for typing errors. */
export async function findSimilar(
  db: Database,
  resources: readonly Resource[],
  { actor, scope, q, most }: { actor: Actor; scope: Scope; q: string; most: number },
): Promise<Matches[]> {
  return read(db, resources, { actor, scope }, (view, name) => similarStatement(view, name, q, scope, most));
}

async function read(
  db: Database,
  resources: readonly Resource[],
  { actor, scope }: { actor: Actor; scope: Scope },
  statementFor: (view: ListView, name: string) => Statement,
): Promise<Matches[]> {
  const searched = resources.flatMap((resource) => {
    const row = rowShape(resource, actor.partner_id);
    const name = nameIn(resource, row);
    return name ? [{ resource, statement: statementFor({ resource, row, custom: [] }, name) }] : [];
  });
  const answers = await db.read(
    scope,
    searched.map(({ statement }) => statement),
  );
  return searched
    .map(({ resource }, index) => {
      const { rank, total, rows } = JSON.parse(answers[index]![0]!) as Pick<Matches, 'rank' | 'total' | 'rows'>;
      const isMore = total > EXACT_FOUND;
      const matches: Matches = {
        resource: resource.name,
        rank,
        total: Math.min(total, EXACT_FOUND),
        is_more: isMore,
        rows,
        statuses: rows.map((row) => statusOf(resource, row)),
      };
      return { matches, precedence: resource.list.precedence ?? 100 };
    })
    .filter(({ matches }) => matches.rows.length > 0)
    .sort((a, b) => b.matches.rank - a.matches.rank || a.precedence - b.precedence)
    .map(({ matches }) => matches);
}

function statusOf({ fields }: Resource, row: Row): string | null {
  const field = fields?.status;
  return (field && 'options' in field && field.options?.find(({ value }) => value === row.status)?.label) || null;
}

function searchedColumns({ resource, row }: ListView): string[] {
  return resource.list.search.filter((column) => column in row.properties);
}

/**
 * The rows that contain all words, with their rank. A resource with a finder looks the words up in indexes, and adds the
 * rows whose name begins with the text, because the finder may stop before it reaches them.
 */
function matchStatement(view: ListView, name: string, q: string, scope: Scope, most: number): Statement {
  const { resource } = view;
  const { finder, beginning } = resource.list;
  const parameters = new Parameters(scope.organization_id);
  const text = q.normalize('NFC').trim();
  const whole = parameters.add(text.toLowerCase());
  const begins = parameters.add(containing(text.toLowerCase()).slice(1));
  const words = patternsOf(text).map((pattern) => ({ pattern, at: parameters.add(pattern) }));
  const columns = searchedColumns(view).map((column) => `t."${column}"::text`);
  const title = `lower(t."${name}"::text)`;
  const isIn = (where: string) => words.map(({ at }) => `${where} ilike ${at}`).join(' and ');
  const wordBegins = words
    .map(({ pattern }) => `' ' || ${title} like ${parameters.add(`% ${pattern.slice(1, -1).toLowerCase()}%`)}`)
    .join(' and ');
  const conditions = [
    't.organization_id = $1::uuid',
    ...('archived_at' in resource.row.properties ? ['t.archived_at is null'] : []),
    ...words.map(({ at }) => `(${columns.map((column) => `${column} ilike ${at}`).join(' or ')})`),
  ];
  if (finder) {
    const lookups = [...words]
      .sort((a, b) => b.pattern.length - a.pattern.length)
      .slice(0, MOST_LOOKED_UP)
      .map(({ at }) => `array(select ${finder}(${at}::text, false, ${EXACT_FOUND + 1}))`);
    const first = beginning ? ` || array(select ${beginning}(${whole}::text, ${most + 1}))` : '';
    conditions.push(`t.id = any(${fewestIds(lookups)}${first})`);
  }
  const rank = `case when ${title} = ${whole} then 100 when ${columns.map((column) => `lower(${column}) = ${whole}`).join(' or ')} then 90
    when ${title} like ${begins} then 80 when ${wordBegins} then 60 when ${isIn(title)} then 40 else 20 end`;
  return answerStatement(view, { name, rank, conditions, parameters, scope, most });
}

function similarStatement(view: ListView, name: string, q: string, scope: Scope, most: number): Statement {
  const { resource } = view;
  const parameters = new Parameters(scope.organization_id);
  const words = [...new Set(q.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean))]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_LOOKED_UP)
    .map((word) => parameters.add(word));
  const similarities = words.map((word) => `word_similarity(${word}::text, t."${name}"::text)`);
  const conditions = [
    't.organization_id = $1::uuid',
    ...('archived_at' in resource.row.properties ? ['t.archived_at is null'] : []),
    ...(resource.list.resembling
      ? [`t.id = any(array(select ${resource.list.resembling}(${words[0]}::text, ${MOST_RESEMBLING})))`]
      : []),
    ...similarities.map((similarity) => `${similarity} >= ${SIMILAR}`),
  ];
  const rank = `10 * (${similarities.join(' + ')}) / ${words.length}`;
  return answerStatement(view, { name, rank, conditions, parameters, scope, most });
}

interface Answer {
  name: string;
  rank: string;
  conditions: readonly string[];
  parameters: Parameters;
  scope: Scope;
  most: number;
}

/** The best rows with the number of all, as one JSON text. */
function answerStatement(view: ListView, { name, rank, conditions, parameters, scope, most }: Answer): Statement {
  const source = sourceOf(view.resource);
  return {
    text: `with found as materialized (select t.id, ${rank} as rank, t."${name}"::text as name from ${source} where ${conditions.join(' and ')}),
      best as (select * from found order by rank desc, length(name), name, id limit ${most})
    select json_build_object('total', (select count(*) from found), 'rank', coalesce((select max(rank) from best), 0),
      'rows', (select coalesce(json_agg(p.shown order by p.rank desc, length(p.name), p.name, p.id), '[]') from (
        select b.id, b.rank, b.name, (select row_to_json(r) from (select ${columnsOf(view, scope)}) r) as shown
        from best b join ${source} on t.id = b.id where t.organization_id = $1::uuid) p))::text`,
    values: parameters.values,
  };
}
