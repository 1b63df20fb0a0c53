import { allows } from '#shared/access/permissions.ts';
import { isId } from '#shared/ids.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import { Parameters } from '../resource/comparison.ts';
import { declaredResources, type Resource } from '../resource/define.ts';
import { sourceOf } from '../resource/referenced-names.ts';
import { rowShape } from '../resource/verbs.ts';
import type { AskField } from './fields.ts';
import type { Kind } from './kinds.ts';
import { nearestNames, questionRefusal } from './suggest.ts';

interface Named {
  given: string;
  field: AskField;
  names: readonly string[];
}

interface Match {
  id: string;
  name: string;
  is_archived: boolean;
}

const MOST_EXACT = 200;
const MOST_NEAR = 3;
/** Names with the most letters in common, of which a typing error is found. */
const MOST_COMPARED = 300;

/**
 * The ids of records by their names, which must be exact but for upper and lower case.
 * @returns by filter and name @throws 422 for a name that nobody or several have, naming `where.<field>`
 */
export async function idsOfNames(call: Call, kind: Kind, named: readonly Named[]) {
  const resolved = new Map<string, Map<string, string>>();
  if (named.length === 0) return resolved;
  const answers = await call.tx.batch(named.map((one) => statement(call, kind, one, exactly)));
  for (const [index, one] of named.entries()) {
    const matches = JSON.parse(answers[index]![0]!) as Match[];
    const ids = new Map<string, string>();
    for (const name of one.names) ids.set(name, oneOf(one, name, matches) ?? (await refuseName(call, kind, one, name)));
    resolved.set(one.given, ids);
  }
  return resolved;
}

const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** The record of that name; one in use before archived ones. */
function oneOf({ given }: Named, name: string, matches: readonly Match[]): string | undefined {
  const exact = matches.filter((match) => folded(match.name) === folded(name));
  const active = exact.filter(({ is_archived }) => !is_archived);
  const [first, ...others] = active.length > 0 ? active : exact;
  if (others.length === 0) return first?.id;
  const ids = [first!, ...others].slice(0, 5).map(({ id }) => id);
  throw questionRefusal(`where.${given}`, `several are called ${name}; use an id: ${ids.join(', ')}`);
}

async function refuseName(call: Call, kind: Kind, named: Named, name: string): Promise<never> {
  const [answer] = await call.tx.batch([statement(call, kind, { ...named, names: [name] }, nearly)]);
  const names = (JSON.parse(answer![0]!) as Match[]).map((match) => match.name);
  const near = nearestNames(name.toLowerCase(), [...new Set(names)], MOST_NEAR);
  const guess = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
  throw questionRefusal(`where.${named.given}`, `no ${named.field.label.toLowerCase()} is called ${name}${guess}`);
}

type Narrowing = (names: string) => string;
const exactly: Narrowing = (names) => `where lower(trim(s.name)) = any(${names}::text[]) limit ${MOST_EXACT}`;
const nearly: Narrowing = (names) =>
  `cross join lateral (select word_similarity((${names}::text[])[1], lower(s.name)) as likeness) l order by l.likeness desc, s.name limit ${MOST_COMPARED}`;

/** The records whose names match, among those the caller sees. */
function statement(call: Call, kind: Kind, { given, field, names }: Named, narrowing: Narrowing): Statement {
  const parameters = new Parameters(call.organization_id);
  const source = nameSource(call, kind, field);
  if (!source) throw questionRefusal(`where.${given}`, 'needs an id');
  return {
    text: `select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'is_archived', m.is_archived)), '[]')
      from (select s.* from (${source}) s ${narrowing(parameters.addAll(names.map(folded)))}) m`,
    values: parameters.values,
  };
}

const MOST_NAMED = 50;

/** The names of the records in filters, for the sentence that repeats the question. */
export async function namesOfFilters(
  call: Call,
  kind: Kind,
  filters: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, string>> {
  const statements = Object.entries(filters).flatMap(([name, values]): Statement[] => {
    const field = kind.fields.find((one) => one.kind === 'reference' && name.replace(/_ne$/, '') === one.name);
    const source = field && values.some(isId) ? nameSource(call, kind, field) : undefined;
    if (!source) return [];
    const parameters = new Parameters(call.organization_id);
    const ids = parameters.addAll(values.filter(isId).slice(0, MOST_NAMED));
    const text = `select json_build_array(s.id, s.name)::text from (${source}) s where s.id = any(${ids}::uuid[]) limit ${MOST_NAMED}`;
    return [{ text, values: parameters.values }];
  });
  if (statements.length === 0) return new Map();
  const answers = await call.tx.batch(statements);
  return new Map(answers.flat().map((text) => JSON.parse(text!) as [string, string]));
}

/**
 * Ids and names of the records that a reference can name: all that the caller may list, otherwise those that the rows
 * themselves name. SQL with the organization as `$1`.
 */
export function nameSource(call: Call, { resource }: Pick<Kind, 'resource'>, field: AskField): string | undefined {
  const target = field.of === undefined ? undefined : declaredResources().get(field.of);
  const column = target && nameColumn(call, target);
  if (column) return namesOf(target, column);
  if (!field.named) return undefined;
  return `select distinct t."${field.name}" as id, t."${field.named}"::text as name, false as is_archived
    from ${sourceOf(resource)} where t.organization_id = $1::uuid and t."${field.name}" is not null`;
}

/** Ids and names of the records that have a name of their own, if the caller may list them. SQL as of `nameSource`. */
export function ownNameSource(call: Call, target: Resource): string | undefined {
  const column = nameColumn(call, target);
  const isOfAnother = column?.endsWith('_name') && column !== 'full_name';
  return column && !isOfAnother ? namesOf(target, column) : undefined;
}

function namesOf(target: Resource, column: string): string {
  const archived = 'archived_at' in target.row.properties ? 't.archived_at is not null' : 'false';
  return `select t.id, t."${column}"::text as name, ${archived} as is_archived from ${sourceOf(target)} where t.organization_id = $1::uuid`;
}

/** The column with the name of a record, if the caller may list the records and sees it. */
function nameColumn({ actor }: Call, target: Resource): string | undefined {
  const { name, guardedBy = name, partner, list } = target;
  if (!allows(actor.permissions, guardedBy, 'view')) return undefined;
  if (actor.mode === 'partner' && !partner?.verbs.includes('list')) return undefined;
  const { title } = allNouns().get(name) ?? {};
  const shown = rowShape(target, actor.partner_id).properties;
  return [list.named, title, 'name', 'full_name', list.search[0]].find(
    (column): column is string => column !== undefined && column in shown,
  );
}
