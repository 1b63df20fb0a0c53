import type { Fact, ReadFact, Subject } from '#server/extension-points/facts.ts';
import type { Parameters } from '#server/resource/comparison.ts';
import { type AnyWhen, type Condition, onDay } from '#shared/conditions/conditions.ts';
import { MAX_DEPTH } from '../schema.ts';
import { audiencesIn, type Catalog, EVERYBODY, findFact } from './catalog.ts';

/**
 * Conditions as SQL over the rows of a noun: every test true or false, never unknown, just as `holds` of
 * `#shared/conditions/conditions.ts` decides it. Texts here are ours; whatever people wrote is bound.
 */
export interface Compiled {
  /** One SQL truth for each condition of each group. */
  tests: string[][];
  /** The SQL condition for membership. */
  where: string;
}

/** Which row a noun's facts are read from: the row itself, and its partner's. */
export interface Rows {
  subject: Subject;
  row: string;
  partner: string;
}

export class Compiler {
  readonly #catalog: Catalog;
  readonly #parameters: Parameters;
  readonly #on: Omit<ReadFact, 'currency'>;

  constructor(catalog: Catalog, parameters: Parameters) {
    this.#catalog = catalog;
    this.#parameters = parameters;
    // Bound when first asked for: PostgreSQL refuses a value that nothing reads.
    const bound = new Map<string, string>();
    const once = (value: string, type: string) => {
      const parameter = bound.get(type) ?? `${parameters.add(value)}::${type}`;
      bound.set(type, parameter);
      return parameter;
    };
    this.#on = {
      parameters,
      get today() {
        return once(catalog.today, 'date');
      },
      get timezone() {
        return once(catalog.timezone, 'text');
      },
    };
  }

  compile(when: AnyWhen, rows: Rows, depth = 1): Compiled {
    const { any } = onDay(when, this.#catalog.today);
    const tests = any.map(({ all }) => all.map((condition) => this.#test(condition, rows, depth)));
    const groups = tests.map((all) => (all.length === 0 ? 'true' : `(${all.join(' and ')})`));
    return { tests, where: groups.length === 0 ? 'false' : `(${groups.join(' or ')})` };
  }

  /** The value a condition reads, as JSON. */
  actual({ field, value }: { field: string; value?: unknown }, rows: Rows, depth = 1): string {
    const expression = this.#expression({ field, value }, rows, depth);
    if (!expression) return 'null::json';
    const { sql, fact } = expression;
    if (fact.many) return `to_json(${sql})`;
    if (fact.kind === 'date') return `to_json(to_char(${sql}, 'YYYY-MM-DD'))`;
    return `to_json(${isNumber(fact) ? `(${sql})::float8` : sql})`;
  }

  #test(condition: Condition, rows: Rows, depth: number): string {
    const expression = this.#expression(condition, rows, depth);
    if (!expression) return 'false';
    const { sql, fact } = expression;
    const { op } = condition;
    if (op === 'is_set') return fact.many ? `cardinality(${sql}) > 0` : `${sql} is not null`;
    if (op === 'is_not_set') return fact.many ? `cardinality(${sql}) = 0` : `${sql} is null`;
    // Every bound value must appear in the statement, or PostgreSQL refuses it.
    const never = `(${sql} is null and false)`;
    if (condition.value === undefined) return never;
    const test = fact.many ? this.#testOfMany(condition, sql, fact) : this.#testOfOne(condition, sql, fact);
    return test === undefined ? never : `coalesce(${test}, false)`;
  }

  #testOfOne({ op, value }: Condition, sql: string, fact: Fact): string | undefined {
    const type = typeOf(fact);
    const values = this.#values(fact, value);
    const one = isNumber(fact) ? `(${sql})::float8` : sql;
    switch (op) {
      case 'eq':
      case 'in':
        return `${one} = any(${this.#parameters.addAll(values)}::${type}[])`;
      case 'neq':
      case 'nin':
        // `<> all` of an empty list is true even for null, so the null check is explicit.
        return `${one} is not null and ${one} <> all(${this.#parameters.addAll(values)}::${type}[])`;
      case 'gt':
      case 'gte':
      case 'lt':
      case 'lte':
      case 'between': {
        if (!isNumber(fact) && fact.kind !== 'date') return undefined;
        const bound = (at: number) => `${this.#parameters.add(values[at]!)}::${type}`;
        if (op === 'between')
          return values.length === 2 && Array.isArray(value) && value.length === 2
            ? `${one} between ${bound(0)} and ${bound(1)}`
            : undefined;
        if (values.length !== 1 || Array.isArray(value)) return undefined;
        return `${one} ${{ gt: '>', gte: '>=', lt: '<', lte: '<=' }[op]} ${bound(0)}`;
      }
      default:
        return this.#words(op, sql, value, type);
    }
  }

  #testOfMany({ op, value }: Condition, sql: string, fact: Fact): string | undefined {
    const type = typeOf(fact);
    const values = this.#values(fact, value);
    switch (op) {
      case 'eq':
      case 'in':
        return `${sql} && ${this.#parameters.addAll(values)}::${type}[]`;
      case 'neq':
      case 'nin':
        return `cardinality(${sql}) > 0 and not ${sql} && ${this.#parameters.addAll(values)}::${type}[]`;
      default: {
        const words = this.#words(op, 'item', value, type);
        return words && `exists (select from unnest(${sql}) item where ${words})`;
      }
    }
  }

  /** Letter by letter, without patterns: what people search for may hold any character. */
  #words(op: Condition['op'], sql: string, value: Condition['value'], type: string): string | undefined {
    if (type !== 'text' || typeof value !== 'string') return undefined;
    const text = `${this.#parameters.add(clean(value))}::text`;
    switch (op) {
      case 'contains':
        return `strpos(${sql}, ${text}) > 0`;
      case 'starts_with':
        return `starts_with(${sql}, ${text})`;
      case 'ends_with':
        return `right(${sql}, length(${text})) = ${text}`;
      default:
        return undefined;
    }
  }

  /** Values of another type than the fact's are equal to none of its values. */
  #values(fact: Fact, value: Condition['value']): string[] {
    const fits = (one: unknown): boolean => {
      if (isNumber(fact)) return typeof one === 'number' && Number.isFinite(one);
      if (fact.kind === 'yes_no') return typeof one === 'boolean';
      if (typeof one !== 'string') return false;
      if (fact.ids) return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(one);
      return fact.kind !== 'date' || isDay(one);
    };
    return (value === undefined ? [] : [value].flat()).filter(fits).map((one) => clean(String(one)));
  }

  #expression(
    condition: { field: string; value?: unknown },
    rows: Rows,
    depth: number,
  ): { sql: string; fact: Fact } | undefined {
    const lookup = findFact(this.#catalog, rows.subject, condition.field);
    if (!lookup) return undefined;
    const isViaPartner = lookup.subject !== rows.subject;
    const row = isViaPartner ? rows.partner : rows.row;
    if (lookup.fact === 'audience') {
      const at: Rows = isViaPartner ? { subject: 'partners', row, partner: row } : rows;
      return { sql: this.#memberships(condition, lookup.subject, at, depth, isViaPartner), fact: audienceFact };
    }
    const { fact } = lookup;
    const currency = lookup.currency ? `${this.#parameters.add(lookup.currency)}::text` : 'null::text';
    // Not spread: `today` and `timezone` are bound when they are read.
    const on = Object.create(this.#on, { currency: { value: currency } }) as ReadFact;
    const sql = `(${fact.read(row, on)})`;
    // A row without a partner has no known value; otherwise it would count as zero deals.
    const valueSql = isViaPartner ? `(case when ${row}.id is not null then ${sql} end)` : sql;
    return { sql: fact.many ? `coalesce(${valueSql}, '{}')` : valueSql, fact };
  }

  /** The named audiences that the row belongs to. */
  #memberships(
    { field, value }: { field: string; value?: unknown },
    subject: Subject,
    rows: Rows,
    depth: number,
    isViaPartner: boolean,
  ): string {
    const named = audiencesIn({ any: [{ all: [{ field, op: 'in', value: value as string[] }] }] });
    const parts = [...new Set(named)].flatMap((id) => {
      const audience = this.#catalog.audiences.get(id);
      if (!audience || audience.entity !== subject || depth >= MAX_DEPTH) return [];
      const { where } = this.compile(audience.conditions, rows, depth + 1);
      return [`case when ${where} then ${this.#parameters.add(id)}::text end`];
    });
    const memberships = `array_remove(array['${EVERYBODY}', ${parts.join(', ') || 'null'}], null)`;
    return isViaPartner
      ? `(case when ${rows.row}.id is not null then ${memberships} else '{}'::text[] end)`
      : memberships;
  }
}

const audienceFact: Fact = {
  field: 'audience',
  label: 'Audience',
  group: 'Audiences',
  kind: 'list',
  many: true,
  read: () => 'null',
};

function isNumber({ kind }: Fact): boolean {
  return kind === 'number' || kind === 'money' || kind === 'months';
}

/** Numbers are compared as JavaScript compares them, so that both evaluators see the same digits. */
function typeOf(fact: Fact): string {
  if (isNumber(fact)) return 'float8';
  if (fact.kind === 'date') return 'date';
  if (fact.kind === 'yes_no') return 'boolean';
  return fact.ids ? 'uuid' : 'text';
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !text.startsWith('0000') &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

const clean = (text: string) => text.replaceAll('\0', '');
