import { type Sql, sql } from '#server/db/sql.ts';
import { scimError } from './errors.ts';
import type { Filter, Literal, Operator } from './filter.ts';

/** The comparison of an attribute: `exact` texts by case, `keys` by one of a list. */
type Kind = 'text' | 'exact' | 'boolean' | 'instant' | 'keys';

const columns: Record<string, { column: Sql; kind: Kind }> = {
  id: { column: sql`id::text`, kind: 'exact' },
  externalid: { column: sql`external_id`, kind: 'exact' },
  username: { column: sql`user_name`, kind: 'text' },
  displayname: { column: sql`full_name`, kind: 'text' },
  'name.formatted': { column: sql`full_name`, kind: 'text' },
  'name.givenname': { column: sql`given_name`, kind: 'text' },
  'name.familyname': { column: sql`family_name`, kind: 'text' },
  emails: { column: sql`email`, kind: 'text' },
  'emails.value': { column: sql`email`, kind: 'text' },
  'emails.type': { column: sql`'work'::text`, kind: 'text' },
  'emails.primary': { column: sql`true`, kind: 'boolean' },
  active: { column: sql`is_active`, kind: 'boolean' },
  groups: { column: sql`groups`, kind: 'keys' },
  'groups.value': { column: sql`groups`, kind: 'keys' },
  'meta.created': { column: sql`created_at`, kind: 'instant' },
  'meta.lastmodified': { column: sql`updated_at`, kind: 'instant' },
};

const wrong = (detail: string) => scimError(400, 'invalidFilter', detail);

/** The condition on `provisioned_users`; every value of the filter is bound. @throws 400 `invalidFilter` */
export function conditionOf(filter: Filter, within = ''): Sql {
  switch (filter.is) {
    case 'and':
    case 'or':
      return joined(
        filter.is,
        filter.all.map((one) => conditionOf(one, within)),
      );
    case 'not':
      return sql`(not coalesce(${conditionOf(filter.of, within)}, false))`;
    case 'element':
      // People have one address, so what holds for an element holds for the person.
      if (within !== '' || (filter.path !== 'emails' && filter.path !== 'groups'))
        throw wrong(`${filter.path} has no elements.`);
      return conditionOf(filter.of, `${filter.path}.`);
    case 'present': {
      const { column, kind } = columnOf(within + filter.path);
      return kind === 'keys' ? sql`(cardinality(${column}) > 0)` : sql`(${column} is not null)`;
    }
    case 'compare':
      return comparison(filter, within);
  }
}

function joined(word: 'and' | 'or', all: readonly Sql[]): Sql {
  const whole = all.reduce((left, right) => (word === 'and' ? sql`${left} and ${right}` : sql`${left} or ${right}`));
  return sql`(${whole})`;
}

function columnOf(path: string) {
  const declared = Object.hasOwn(columns, path) ? columns[path] : undefined;
  if (!declared) throw wrong(`Users cannot be filtered by ${path}.`);
  return declared;
}

function comparison({ path, operator, value }: Filter & { is: 'compare' }, within: string): Sql {
  const name = within + path;
  const { column, kind } = columnOf(name);
  if (value === null) {
    if (operator === 'eq') return sql`(${column} is null)`;
    if (operator === 'ne') return sql`(${column} is not null)`;
    throw wrong('null can only be compared with eq and ne.');
  }
  if (kind === 'boolean') return equal(column, booleanOf(value, name), operator, name);
  if (kind === 'keys') {
    if (operator !== 'eq' || typeof value !== 'string') throw wrong(`${name} can only be compared with eq and a text.`);
    return sql`(${value} = any(${column}))`;
  }
  if (kind === 'instant') return ordered(column, instantOf(value, name), operator, name);
  if (typeof value !== 'string') throw wrong(`${name} is compared with a text.`);
  return kind === 'exact'
    ? textual(column, value, operator)
    : textual(sql`lower(${column})`, value.toLowerCase(), operator);
}

function booleanOf(value: Literal, name: string): boolean {
  const word = String(value).toLowerCase();
  if (word !== 'true' && word !== 'false') throw wrong(`${name} is compared with true or false.`);
  return word === 'true';
}

function instantOf(value: Literal, name: string): Date {
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : undefined;
  if (!time || Number.isNaN(time.getTime()))
    throw wrong(`${name} is compared with a time such as "2026-05-13T04:42:34Z".`);
  return time;
}

function equal(column: Sql, value: boolean, operator: Operator, name: string): Sql {
  if (operator === 'eq') return sql`(${column} = ${value})`;
  if (operator === 'ne') return sql`(${column} <> ${value})`;
  throw wrong(`${name} can only be compared with eq and ne.`);
}

function ordered(column: Sql, value: Date, operator: Operator, name: string): Sql {
  switch (operator) {
    case 'eq':
      return sql`(${column} = ${value})`;
    case 'ne':
      return sql`(${column} <> ${value})`;
    case 'gt':
      return sql`(${column} > ${value})`;
    case 'ge':
      return sql`(${column} >= ${value})`;
    case 'lt':
      return sql`(${column} < ${value})`;
    case 'le':
      return sql`(${column} <= ${value})`;
    default:
      throw wrong(`${name} is a time and cannot be compared with ${operator}.`);
  }
}

function textual(column: Sql, value: string, operator: Operator): Sql {
  switch (operator) {
    case 'eq':
      return sql`(${column} = ${value})`;
    case 'ne':
      return sql`(${column} is distinct from ${value})`;
    case 'co':
      return sql`(strpos(${column}, ${value}) > 0)`;
    case 'sw':
      return sql`(starts_with(${column}, ${value}))`;
    case 'ew':
      return sql`(right(${column}, length(${value})) = ${value})`;
    case 'gt':
      return sql`(${column} > ${value})`;
    case 'ge':
      return sql`(${column} >= ${value})`;
    case 'lt':
      return sql`(${column} < ${value})`;
    case 'le':
      return sql`(${column} <= ${value})`;
  }
}
