import { decodeListQuery, type Filter, type ListQuery, ListQueryError, type RawQuery } from '#shared/list-query.ts';
import type { TObject, TSchema } from '#shared/schema.ts';
import type { Statement } from '../db/batch.ts';
import type { Scope } from '../db/client.ts';
import { badRequest } from '../errors.ts';
import { isNullable, kindOf } from './column.ts';
import { comparison, likeEscaped, Parameters } from './comparison.ts';
import { type CustomDefinition, customFilter, customSort } from './custom.ts';
import type { Resource } from './define.ts';

/** Totals are exact up to here; beyond, the list says "more than" (`x-total-count-exact: false`). */
export const EXACT_TOTAL = 10_000;

/** What one caller may see of a resource. */
export interface Sight {
  resource: Resource;
  row: TObject;
  custom: readonly CustomDefinition[];
}

/** A partner's `custom` keeps only the fields its rows of `custom_fields` let through (row security hides the others). */
export function columnsOf({ resource, row }: Sight, scope: Scope): string {
  return Object.keys(row.properties)
    .map((name) =>
      name === 'custom' && scope.partner_id !== null
        ? `(select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(t.custom) e join custom_fields f
            on f.organization_id = t.organization_id and f.entity = '${resource.custom}' and f.key = e.key) as custom`
        : `t."${name}"`,
    )
    .join(', ');
}

export function sourceOf(resource: Resource): string {
  return `"${resource.view ?? resource.name}" t`;
}

/** @throws 400 naming the parameter */
export function readListQuery(sight: Sight, raw: RawQuery): ListQuery {
  const { resource, row, custom } = sight;
  const usable = new Set(Object.keys(row.properties));
  const fields = {
    filter: new Set(['id', 'archived_at', ...resource.list.filter]),
    sort: new Set(['id', ...resource.list.sort]),
  };
  const customFields = new Set(custom.map((definition) => `custom.${definition.key}`));
  try {
    return decodeListQuery(
      raw,
      (field, use) => (usable.has(field) && fields[use].has(field as never)) || customFields.has(field),
    );
  } catch (error) {
    if (error instanceof ListQueryError)
      throw badRequest(`${error.field}: ${error.message}`, { [error.field]: [error.message] });
    throw error;
  }
}

/** The `where` of a list: tenant, archive rule, filters, search. */
export function whereOf(sight: Sight, query: ListQuery, parameters: Parameters): string {
  return ['t.organization_id = $1::uuid', ...conditionsOf(sight, query, parameters)].join(' and ');
}

/** What a list asks for beyond the tenant. */
export function conditionsOf(sight: Sight, query: ListQuery, parameters: Parameters): string[] {
  const { resource, row, custom } = sight;
  const parts: string[] = [];
  const asksForArchived = query.filters.some((filter) => filter.field === 'archived_at' || filter.field === 'id');
  if ('archived_at' in resource.row.properties && !asksForArchived) parts.push('t.archived_at is null');
  for (const filter of query.filters) {
    const definition = custom.find(({ key }) => filter.field === `custom.${key}`);
    const schema = (row.properties as Record<string, TSchema>)[filter.field];
    parts.push(definition ? customFilter(definition, filter, parameters) : columnFilter(filter, schema!, parameters));
  }
  if (query.q && resource.list.search.length > 0) parts.push(searchOf(sight, query.q, parameters));
  return parts;
}

function searchOf({ resource, row }: Sight, q: string, parameters: Parameters): string {
  const columns = resource.list.search.filter((column) => column in row.properties);
  // Every word must be found somewhere: "acme gold" finds the gold deal of Acme.
  return q
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => {
      const pattern = parameters.add(`%${likeEscaped(word)}%`);
      return `(${columns.map((column) => `t."${column}"::text ilike ${pattern}`).join(' or ')})`;
    })
    .join(' and ');
}

function columnFilter(filter: Filter, schema: TSchema, parameters: Parameters): string {
  return comparison(`t."${filter.field}"`, kindOf(schema), filter, parameters);
}

/** Always ends in `id`, so that pages never overlap. */
export function orderOf(sight: Sight, query: ListQuery): string {
  const { resource, row, custom } = sight;
  const fallback = resource.list.by ?? (resource.ordered ? 'order' : '-created_at');
  const sort =
    query.sort.length > 0
      ? query.sort
      : fallback.split(',').map((field) => ({ field: field.replace(/^-/, ''), descending: field.startsWith('-') }));
  const parts = sort.map(({ field, descending }) => {
    const definition = custom.find(({ key }) => field === `custom.${key}`);
    if (definition) return `${customSort(definition)} ${descending ? 'desc' : 'asc'} nulls last`;
    const schema = (row.properties as Record<string, TSchema>)[field];
    return `t."${field}" ${descending ? `desc${schema && isNullable(schema) ? ' nulls last' : ''}` : 'asc'}`;
  });
  if (!sort.some(({ field }) => field === 'id')) parts.push(`t.id ${sort.at(-1)?.descending ? 'desc' : 'asc'}`);
  return parts.join(', ');
}

const USUAL_SIZES = new Set([5, 10, 20, 50, 100]);

/** Page and total in two statements of one batch. The page arrives as JSON text, made by PostgreSQL. */
export function listStatements(sight: Sight, query: ListQuery, scope: Scope): Statement[] {
  const parameters = new Parameters(scope.organization_id);
  const where = whereOf(sight, query, parameters);
  const from = sourceOf(sight.resource);
  const counted = [...parameters.values];
  const size = query.end - query.start;
  // The planner must see a usual page size and a first page as they are, or it prepares for a tenth of the table.
  const limit = USUAL_SIZES.has(size) ? String(size) : `${parameters.add(String(size))}::int`;
  const offset = query.start === 0 ? '0' : `${parameters.add(String(query.start))}::int`;
  return [
    {
      text: `select coalesce(json_agg(row_to_json(p)), '[]')::text from (select ${columnsOf(sight, scope)} from ${from} where ${where} order by ${orderOf(sight, query)} limit ${limit} offset ${offset}) p`,
      values: parameters.values,
    },
    {
      text: `select count(*) from (select from ${from} where ${where} limit ${EXACT_TOTAL + 1}) c`,
      values: counted,
    },
  ];
}

export function getStatement(sight: Sight, id: string, scope: Scope): Statement {
  return {
    text: `select row_to_json(p)::text from (select ${columnsOf(sight, scope)} from ${sourceOf(sight.resource)} where t.organization_id = $1::uuid and t.id = $2::uuid) p`,
    values: [scope.organization_id, id],
  };
}
