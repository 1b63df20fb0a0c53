import {
  BY_MATCH,
  decodeListQuery,
  type Filter,
  type ListQuery,
  ListQueryError,
  type RawQuery,
} from '#shared/nouns/list-query.ts';
import type { TObject, TSchema } from '#shared/schema.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { Statement } from '../db/batch.ts';
import type { Scope } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { badRequest } from '../errors.ts';
import { isNullable, kindOf } from './column.ts';
import { comparison, containing, Parameters } from './comparison.ts';
import { translatedColumns } from './content.ts';
import { customFilter, customSort } from './custom.ts';
import type { CustomDefinition } from './custom-definition.ts';
import { shownValue } from './custom-references.ts';
import type { Narrowed, Resource } from './define.ts';
import { narrowSourceOf, sourceOf } from './referenced-names.ts';

/**
 * Totals are exact up to this number; beyond it, the list shows "more than" (`x-total-count-exact: false`;
 * docs/decisions/0012).
 */
export const EXACT_TOTAL = 10_000;

/** The part of a resource that one caller can see. */
export interface ListView {
  resource: Resource;
  row: TObject;
  custom: readonly CustomDefinition[];
  /** The filters without a column that this request uses. */
  narrowed?: ReadonlyMap<string, Narrowed>;
}

/** The columns of a row. Partners get the company's content in their language. */
export function columnsOf({ resource, row }: Pick<ListView, 'resource' | 'row'>, scope: Scope): string {
  const translated = sideOf(scope) === 'partner' ? translatedColumns(resource, readerLanguage()) : undefined;
  return Object.keys(row.properties)
    .map((name) => {
      if (name === 'custom') return `${customOf(resource, scope)} as custom`;
      const translation = translated?.get(name);
      return translation ? `${translation} as "${name}"` : `t."${name}"`;
    })
    .join(', ');
}

/**
 * SQL for `custom`. Partners get only the fields whose `custom_fields` rows are visible (row-level security hides the
 * others).
 */
function customOf({ custom }: Resource, scope: Scope): string {
  const side = sideOf(scope);
  if (side === 'company') return 't.custom';
  const allowed =
    side === 'partner'
      ? `join custom_fields f on f.organization_id = t.organization_id and f.entity = '${custom}' and f.key = e.key`
      : '';
  return `(select coalesce(jsonb_object_agg(e.key, ${shownValue('e.value')}), '{}') from jsonb_each(t.custom) e ${allowed})`;
}

type Side = 'company' | 'own' | 'partner';

function sideOf({ partner_id, own_only }: Scope): Side {
  return partner_id !== null ? 'partner' : own_only ? 'own' : 'company';
}

/** @throws 400 naming the parameter */
export function readListQuery(listView: ListView, raw: RawQuery): ListQuery {
  const { resource, row, custom } = listView;
  const usable = new Set(Object.keys(row.properties));
  const fields = {
    filter: new Set(['id', 'archived_at', ...resource.list.filter]),
    sort: new Set(['id', ...resource.list.sort]),
  };
  const customFields = new Set(custom.map((definition) => `custom.${definition.key}`));
  return readQuery(
    raw,
    (field, use) =>
      (usable.has(field) && fields[use].has(field as never)) ||
      customFields.has(field) ||
      (use === 'filter' && isNarrowing(listView, field)),
  );
}

/** @throws 400 naming the parameter */
export function readQuery(raw: RawQuery, isField: (field: string, use: 'filter' | 'sort') => boolean): ListQuery {
  try {
    return decodeListQuery(raw, isField);
  } catch (error) {
    if (error instanceof ListQueryError)
      throw badRequest(`${error.field}: ${error.message}`, { [error.field]: [error.message] });
    throw error;
  }
}

function isNarrowing({ narrowed }: ListView, field: string): boolean {
  return narrowed !== undefined && (narrowed.has(`${field} eq`) || narrowed.has(`${field} ne`));
}

/** Whether archived rows are included: filters by id find them. */
export function includesArchived({ resource }: ListView, { filters }: ListQuery): boolean {
  return (
    !('archived_at' in resource.row.properties) ||
    filters.some(({ field }) => field === 'archived_at' || field === 'id')
  );
}

/** The setting that holds the ids found by a statement before, for the rest of the transaction. */
export const FOUND_IDS = 'app.found_ids';
/** Limits a search to these ids. */
export const FOUND = 'found';

/**
 * The `where` of a list: tenant, archived rows, filters, search.
 * @param candidates ids, as a PostgreSQL array, to which the search is limited; or `FOUND`
 */
export function whereOf(listView: ListView, query: ListQuery, parameters: Parameters, candidates?: string): string {
  const parts = ['t.organization_id = $1::uuid'];
  if (candidates !== undefined) {
    const ids = candidates === FOUND ? `current_setting('${FOUND_IDS}')` : parameters.add(candidates);
    parts.push(`t.id = any(${ids}::uuid[])`);
  }
  return [...parts, ...conditionsOf(listView, query, parameters)].join(' and ');
}

/** The conditions of a list beyond the tenant. */
export function conditionsOf(listView: ListView, query: ListQuery, parameters: Parameters): string[] {
  const { resource, row, custom } = listView;
  const parts: string[] = includesArchived(listView, query) ? [] : ['t.archived_at is null'];
  for (const filter of query.filters) {
    if (isNarrowing(listView, filter.field)) {
      const narrowed = listView.narrowed!.get(`${filter.field} ${filter.operator}`);
      if (!narrowed) throw badRequest(`${filter.field} has no order`, { [filter.field]: ['has no order'] });
      parts.push(`${filter.operator === 'ne' ? 'not ' : ''}(${narrowed(parameters)})`);
      continue;
    }
    const definition = custom.find(({ key }) => filter.field === `custom.${key}`);
    const schema = (row.properties as Record<string, TSchema>)[filter.field];
    parts.push(
      definition ? customFilter(definition, filter, parameters) : columnFilter(listView, filter, schema!, parameters),
    );
  }
  if (query.q && resource.list.search.length > 0) parts.push(searchOf(listView, query.q, parameters));
  return parts;
}

/** The patterns of a search, one for each word, all of which must match: "acme gold" finds the gold deal of Acme. */
export function patternsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].map(containing);
}

function searchOf({ resource, row }: ListView, q: string, parameters: Parameters): string {
  const columns = resource.list.search.filter((column) => column in row.properties);
  // The caller sees none of the columns that are searched.
  if (columns.length === 0) return 'false';
  return patternsOf(q)
    .map((text) => {
      const pattern = parameters.add(text);
      return `(${columns.map((column) => `t."${column}"::text ilike ${pattern}`).join(' or ')})`;
    })
    .join(' and ');
}

function columnFilter({ resource }: ListView, filter: Filter, schema: TSchema, parameters: Parameters): string {
  const several = idListFor(resource, filter);
  return several
    ? comparison(`t."${several}"`, 'uuid[]', filter, parameters)
    : comparison(`t."${filter.field}"`, kindOf(schema), filter, parameters);
}

/** The column with the list of ids for a filter by one of them. */
export function idListFor({ list }: Resource, { field, operator }: Filter): string | undefined {
  return operator === 'eq' || operator === 'ne' ? list.among?.[field] : undefined;
}

function sortOf({ resource }: ListView, { sort }: ListQuery): ListQuery['sort'] {
  const fallback = resource.list.by ?? (resource.ordered ? 'order' : '-created_at');
  const given = sort.filter(({ field }) => field !== BY_MATCH);
  return given.length > 0
    ? given
    : fallback.split(',').map((field) => ({ field: field.replace(/^-/, ''), descending: field.startsWith('-') }));
}

const isByMatch = ({ sort }: ListQuery): boolean => sort.some(({ field }) => field === BY_MATCH);

/** The states in which a record is no longer used for anything new. */
const INACTIVE =
  'archived banned canceled churned closed deactivated declined disabled ended expired inactive lost rejected removed retired suspended terminated void withdrawn';

/** The column that says whether a row is still in use. */
const stateOf = ({ row }: ListView): string | undefined =>
  ['status_category', 'status'].find((column) => column in row.properties);

/** The columns that the order by match compares. */
function matchColumns(listView: ListView, { q }: ListQuery): string[] {
  const { list } = listView.resource;
  const named = list.named ?? list.search.find((column) => column in listView.row.properties);
  // Sorting all rows of a large table by their states would take longer than the list itself.
  const state = q || !list.finder ? stateOf(listView) : undefined;
  return [...(q && named ? [named] : []), ...(state ? [state] : [])];
}

function matchOrder(listView: ListView, query: ListQuery, parameters: Parameters): string[] {
  const state = stateOf(listView);
  const text = query.q.normalize('NFC').trim().toLowerCase();
  return matchColumns(listView, query).map((column) => {
    if (column === state)
      return `coalesce(t."${column}"::text, '') in (${INACTIVE.split(' ')
        .map((word) => `'${word}'`)
        .join(', ')})`;
    const title = `lower(t."${column}"::text)`;
    const pattern = containing(text);
    const whole = parameters.add(text);
    const [begins, wordBegins] = [parameters.add(pattern.slice(1)), parameters.add(`% ${pattern.slice(1)}`)];
    return `case when ${title} = ${whole} then 0 when ${title} like ${begins} then 1 when ${title} like ${wordBegins} then 2 else 3 end`;
  });
}

/** The order of a list. It always ends with `id`, so that pages never overlap. */
export function orderOf(listView: ListView, query: ListQuery, parameters: Parameters): string {
  const { row, custom } = listView;
  const sort = sortOf(listView, query);
  const nearness = isByMatch(query) ? matchOrder(listView, query, parameters) : [];
  const parts = sort.map(({ field, descending }) => {
    const definition = custom.find(({ key }) => field === `custom.${key}`);
    if (definition) return `${customSort(definition)} ${descending ? 'desc' : 'asc'} nulls last`;
    const schema = (row.properties as Record<string, TSchema>)[field];
    return `t."${field}" ${descending ? `desc${schema && isNullable(schema) ? ' nulls last' : ''}` : 'asc'}`;
  });
  if (!sort.some(({ field }) => field === 'id')) parts.push(`t.id ${sort.at(-1)?.descending ? 'desc' : 'asc'}`);
  return [...nearness, ...parts].join(', ');
}

/** The rows by which a page is chosen. */
function chosenFrom(listView: ListView, query: ListQuery, sort: ListQuery['sort']): string {
  const { row, resource } = listView;
  const searched = query.q ? resource.list.search.filter((column) => column in row.properties) : [];
  const columns = query.filters
    .filter(({ field }) => !isNarrowing(listView, field))
    .map((filter) => idListFor(resource, filter) ?? filter.field);
  const matched = isByMatch(query) ? matchColumns(listView, query) : [];
  const queriedColumns = [...columns, ...matched, ...sort.map(({ field }) => field)].map((field) =>
    field.startsWith('custom.') ? 'custom' : field,
  );
  return narrowSourceOf(resource, [...queriedColumns, ...searched]);
}

const USUAL_SIZES = new Set([5, 10, 20, 50, 100]);

/** The limit and offset. The planner needs them as literals; otherwise it plans for a tenth of the table. */
function pageOf({ start, end }: ListQuery, parameters: Parameters): string {
  const size = end - start;
  const limit = USUAL_SIZES.has(size) ? String(size) : `${parameters.add(String(size))}::int`;
  const offset = start === 0 ? '0' : `${parameters.add(String(start))}::int`;
  return `limit ${limit} offset ${offset}`;
}

/** The parameters of the statements for a page and its total. */
export interface ListRequest {
  listView: ListView;
  query: ListQuery;
  scope: Scope;
  candidates?: string | undefined;
}

/** The statements for page and total, to run in one batch. */
export function listStatements(listView: ListView, query: ListQuery, scope: Scope): Statement[] {
  return [pageStatement({ listView, query, scope }), countStatement({ listView, query, scope })];
}

/**
 * The statement for a page, which arrives as JSON text created by PostgreSQL. Filtering, sorting and paging come first,
 * because a view would otherwise join and compute all matching rows before the limit.
 */
export function pageStatement({ listView, query, scope, candidates }: ListRequest): Statement {
  const parameters = new Parameters(scope.organization_id);
  const where = whereOf(listView, query, parameters, candidates);
  const order = orderOf(listView, query, parameters);
  const page = `order by ${order} ${pageOf(query, parameters)}`;
  const isPlain = candidates === undefined && query.filters.length === 0 && query.sort.length === 0 && query.q === '';
  const chosen = isPlain
    ? `where ${where} ${page}`
    : `where t.organization_id = $1::uuid and t.id = any(array(select t.id from ${chosenFrom(listView, query, sortOf(listView, query))} where ${where} ${page})) order by ${order}`;
  return {
    text: `select coalesce(json_agg(row_to_json(p)), '[]') from (select ${columnsOf(listView, scope)} from ${sourceOf(listView.resource)} ${chosen}) p`,
    values: parameters.values,
  };
}

/** @param most counts up to one more than this; `Infinity`: the whole table, which is faster for few rows */
export function countStatement({ listView, query, scope, candidates }: ListRequest, most = EXACT_TOTAL): Statement {
  const parameters = new Parameters(scope.organization_id);
  const where = whereOf(listView, query, parameters, candidates);
  const rows = `from ${chosenFrom(listView, query, [])} where ${where}`;
  return {
    text:
      most === Number.POSITIVE_INFINITY
        ? `select count(*) ${rows}`
        : `select count(*) from (select ${rows} limit ${most + 1}) c`,
    values: parameters.values,
  };
}

/** The statement for the ids of a page in order, as an array; `rowsStatement` reads their rows. */
export function idsStatement({ listView, query, scope, candidates }: ListRequest): Statement {
  const parameters = new Parameters(scope.organization_id);
  const where = whereOf(listView, query, parameters, candidates);
  const from = chosenFrom(listView, query, sortOf(listView, query));
  return {
    text: `select coalesce(array_agg(p.id), '{}')::text from (select t.id from ${from} where ${where} order by ${orderOf(listView, query, parameters)} ${pageOf(query, parameters)}) p`,
    values: parameters.values,
  };
}

export function rowsStatement({ listView, scope }: ListRequest, ids: string): Statement {
  return sql`
    select coalesce(json_agg(row_to_json(p)), '[]')
    from (select ${sql.raw(columnsOf(listView, scope))}
      from ${sql.raw(sourceOf(listView.resource))}
      join unnest(${ids}::uuid[]) with ordinality asked(id, place) on asked.id = t.id
    where t.organization_id = ${scope.organization_id}::uuid order by asked.place) p`;
}

/** By the side of the caller and, for partners, the language. */
type Sides = Partial<Record<string, string>>;
/** The cached texts of `getStatement`, which are the same for every id and needed by most requests. */
const texts = new WeakMap<Resource, Map<TObject, Sides>>();

export function getStatement(resource: Resource, row: TObject, id: string, scope: Scope): Statement {
  const ofRows = texts.get(resource) ?? new Map<TObject, Sides>();
  texts.set(resource, ofRows);
  const sides = ofRows.get(row) ?? {};
  ofRows.set(row, sides);
  const side = sideOf(scope);
  const reader = side === 'partner' ? `${side} ${readerLanguage()}` : side;
  sides[reader] ??=
    `select row_to_json(p) from (select ${columnsOf({ resource, row }, scope)} from ${sourceOf(resource)} where t.organization_id = $1::uuid and t.id = $2::uuid) p`;
  return { text: sides[reader], values: [scope.organization_id, id] };
}
