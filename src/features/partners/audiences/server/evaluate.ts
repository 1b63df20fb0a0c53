import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import type { Subject } from '#server/extension-points/facts.ts';
import { Parameters } from '#server/resource/comparison.ts';
import {
  type ActualValue,
  type AnyWhen,
  type Condition,
  type Explained,
  explain,
  onDay,
} from '#shared/conditions/conditions.ts';
import type { AudienceAnswer, AudienceRequest, ExplainedRow } from '../schema.ts';
import { type Catalog, findFact, loadCatalog } from './catalog.ts';
import { Compiler, type Rows } from './compile.ts';

interface Source {
  /** The rows and, where they have one, their partner. */
  from: string;
  name: string;
  detail: string;
  rows: Rows;
}

const viaPartner = 'left join partners p on p.organization_id = m.organization_id and p.id = m.partner_id';
/** Rows are called `m`, so that a list that is narrowed by members may call its own `t`. */
export const sources: Record<Subject, Source> = {
  partners: {
    from: 'partners m',
    name: 'm.name',
    detail: 'm.domain',
    rows: { subject: 'partners', row: 'm', partner: 'm' },
  },
  contacts: {
    from: `contacts m ${viaPartner}`,
    name: "trim(m.first_name || ' ' || m.last_name)",
    detail: 'p.name',
    rows: { subject: 'contacts', row: 'm', partner: 'p' },
  },
  opportunities: {
    from: `opportunities m ${viaPartner}`,
    name: 'm.name',
    detail: 'p.name',
    rows: { subject: 'opportunities', row: 'm', partner: 'p' },
  },
};

interface Told {
  id: string;
  name: string;
  detail: string | null;
  facts: ActualValue[][];
}

/** The members under these conditions, the near misses, and the reasons: counts and rows in one round trip. */
export async function evaluateAudience(call: Call, input: AudienceRequest): Promise<AudienceAnswer> {
  const catalog = await loadCatalog(call);
  const { entity, conditions, start = 0, count = 20, only = null } = input;
  const stored = input.audience_id ? catalog.audiences.get(input.audience_id) : undefined;
  if (input.audience_id && !stored) throw notFound('This audience');
  const page = (which: Which, from: number, most: number, withArchived = false) =>
    rowsStatement(call, catalog, { entity, conditions, which, start: from, count: most, withArchived });
  const isIn: Which = ({ where }) => where();
  const isNear: Which = ({ where, near }) => `not ${where()} and ${near()}`;
  const isOne: Which = ({ parameters }) => `m.id = ${parameters.add(only)}::uuid`;
  const [counted, members, missed, one] = await call.tx.batch([
    countsStatement(call, catalog, entity, conditions, stored?.conditions ?? conditions),
    page(isIn, start, count),
    page(isNear, 0, Math.min(count, 10)),
    page(isOne, 0, only ? 1 : 0, true),
  ]);
  const told = (texts: (string | null)[]) =>
    (JSON.parse(texts[0]!) as Told[]).map((row) => explained(row, conditions, { entity, catalog }));
  const sums = JSON.parse(counted![0]!) as Record<'total' | 'of' | 'missed' | 'before' | 'joins' | 'leaves', number>;
  const onlyRow = told(one!)[0] ?? null;
  if (only && !onlyRow) throw notFound('This record');
  return {
    total: sums.total,
    of: sums.of,
    rows: told(members!),
    missed_total: sums.missed,
    missed: told(missed!),
    only: onlyRow,
    change: stored ? { before: sums.before, joins: sums.joins, leaves: sums.leaves } : null,
  };
}

function countsStatement(call: Call, catalog: Catalog, entity: Subject, conditions: AnyWhen, stored: AnyWhen) {
  const { from, rows } = sources[entity];
  const parameters = new Parameters(call.organization_id);
  const compiler = new Compiler(catalog, parameters);
  const { where, tests } = compiler.compile(conditions, rows);
  const before = conditions === stored ? where : compiler.compile(stored, rows).where;
  return {
    text: `select json_build_object('total', count(*) filter (where is_in), 'of', count(*),
        'missed', count(*) filter (where not is_in and is_near), 'before', count(*) filter (where was_in),
        'joins', count(*) filter (where is_in and not was_in), 'leaves', count(*) filter (where was_in and not is_in))::text
      from (select ${where} as is_in, ${nearly(tests)} as is_near, ${before} as was_in from ${from}
        where m.organization_id = $1::uuid and m.archived_at is null) every`,
    values: parameters.values,
  };
}

/** Which rows to tell; compiled when asked for, because PostgreSQL refuses values that nothing reads. */
type Which = (of: { where: () => string; near: () => string; parameters: Parameters }) => string;

function rowsStatement(
  call: Call,
  catalog: Catalog,
  {
    entity,
    conditions,
    which,
    start,
    count,
    withArchived,
  }: { entity: Subject; conditions: AnyWhen; which: Which; start: number; count: number; withArchived: boolean },
) {
  const { from, name, detail, rows } = sources[entity];
  const parameters = new Parameters(call.organization_id);
  const compiler = new Compiler(catalog, parameters);
  const chosen = which({
    where: () => compiler.compile(conditions, rows).where,
    near: () => nearly(compiler.compile({ any: conditions.any.filter(({ all }) => all.length > 1) }, rows).tests),
    parameters,
  });
  const facts = conditions.any.map(
    ({ all }) => `json_build_array(${all.map((condition) => compiler.actual(condition, rows)).join(', ')})`,
  );
  // The rows of the page first; what they hold is read for these only.
  return {
    text: `select coalesce(json_agg(told order by told.name, told.id), '[]')::text from (
        select m.id, ${name} as name, ${detail} as detail, json_build_array(${facts.join(', ')}) as facts
        from ${from} where m.organization_id = $1::uuid ${withArchived ? '' : 'and m.archived_at is null'} and ${chosen}
        order by 2, 1 limit ${parameters.add(String(count))}::int offset ${parameters.add(String(start))}::int) told`,
    values: parameters.values,
  };
}

/** All but one condition of a group; a group of one has no such rows. */
function nearly(tests: readonly string[][]): string {
  const near = tests
    .filter((all) => all.length > 1)
    .map((all) => `(${all.map((test) => `(${test})::int`).join(' + ')} = ${all.length - 1})`);
  return near.length === 0 ? 'false' : `(${near.join(' or ')})`;
}

function explained(
  { id, name, detail, facts }: Told,
  conditions: AnyWhen,
  { entity, catalog }: { entity: Subject; catalog: Catalog },
): ExplainedRow {
  const { any } = onDay(conditions, catalog.today);
  // No row meets a condition on a deleted field, not even "not known", as in SQL.
  const when = {
    any: any.map(({ all }) => ({
      all: all.map((one): Condition => (findFact(catalog, entity, one.field) ? one : { field: one.field, op: 'eq' })),
    })),
  };
  return { id, name, detail, why: explain(when, (_, group, at) => facts[group]?.[at]) as Why };
}
type Why = ExplainedRow['why'] & Explained;

/** The number of members in each of the company's audiences: one statement for each noun. */
export async function sizes(call: Call): Promise<{ id: string; total: number }[]> {
  const catalog = await loadCatalog(call);
  const live = [...catalog.audiences].filter(([, { is_archived }]) => !is_archived);
  const audienceSizes: { id: string; total: number }[] = [];
  for (const entity of ['partners', 'contacts', 'opportunities'] as const) {
    const of = live.filter(([, audience]) => audience.entity === entity);
    if (of.length === 0) continue;
    const parameters = new Parameters(call.organization_id);
    const compiler = new Compiler(catalog, parameters);
    const { from, rows } = sources[entity];
    const counts = of.map(
      ([, { conditions }]) => `count(*) filter (where ${compiler.compile(conditions, rows).where})`,
    );
    const [result] = await call.tx.batch([
      {
        text: `select to_json(array[${counts.join(', ')}])::text from ${from} where m.organization_id = $1::uuid and m.archived_at is null`,
        values: parameters.values,
      },
    ]);
    const totals = JSON.parse(result![0]!) as number[];
    of.forEach(([id], index) => {
      audienceSizes.push({ id, total: totals[index]! });
    });
  }
  return audienceSizes;
}

/** Which of these audiences each of these partners is in today: what depends on membership asks once for all. */
export async function memberships(
  call: Call,
  audience_ids: readonly string[],
  partner_ids: readonly string[] | null,
): Promise<Map<string, string[]>> {
  const audiencesByRow = new Map<string, string[]>();
  if (audience_ids.length === 0) return audiencesByRow;
  const catalog = await loadCatalog(call);
  const parameters = new Parameters(call.organization_id);
  const compiler = new Compiler(catalog, parameters);
  const { from, rows } = sources.partners;
  const parts = [...audience_ids].sort().flatMap((id) => {
    const audience = catalog.audiences.get(id);
    if (audience?.entity !== 'partners') return [];
    return [`case when ${compiler.compile(audience.conditions, rows).where} then ${parameters.add(id)}::text end`];
  });
  if (parts.length === 0) return audiencesByRow;
  const only = partner_ids === null ? '' : `and m.id = any(${parameters.addAll(partner_ids)}::uuid[])`;
  const [result] = await call.tx.batch([
    {
      text: `select coalesce(json_object_agg(id, audiences) filter (where cardinality(audiences) > 0), '{}')::text from (
          select m.id, array_remove(array[${parts.join(', ')}], null) as audiences from ${from}
          where m.organization_id = $1::uuid ${only}) every`,
      values: parameters.values,
    },
  ]);
  return new Map(Object.entries(JSON.parse(result![0]!) as Record<string, string[]>));
}

/** The reasons for which one partner is, and the number of audiences it is not, in the company's audiences of partners. */
export async function audiencesOf(call: Call, partner_id: string) {
  const catalog = await loadCatalog(call);
  const all = [...catalog.audiences].filter(([, { entity, is_archived }]) => entity === 'partners' && !is_archived);
  const parameters = new Parameters(call.organization_id);
  const compiler = new Compiler(catalog, parameters);
  const { from, rows } = sources.partners;
  const facts = all.map(([, { conditions }]) => {
    const groups = conditions.any.map(
      (group) => `json_build_array(${group.all.map((one) => compiler.actual(one, rows)).join(', ')})`,
    );
    return `json_build_array(${groups.join(', ')})`;
  });
  const id = parameters.add(partner_id);
  const [result] = await call.tx.batch([
    {
      text: `select to_json(array[${facts.join(', ')}]::json[])::text from ${from} where m.organization_id = $1::uuid and m.id = ${id}::uuid`,
      values: parameters.values,
    },
  ]);
  if (!result![0]) throw notFound('This partner');
  const read = JSON.parse(result![0]) as ActualValue[][][];
  const told = all.map(([audience_id, { name, color, conditions }], index) => ({
    id: audience_id,
    name,
    color,
    conditions,
    why: explained({ id: '', name: '', detail: null, facts: read[index]! }, conditions, {
      entity: 'partners',
      catalog,
    }).why,
  }));
  return { audiences: told.filter(({ why }) => why.holds), others: told.filter(({ why }) => !why.holds).length };
}

/**
 * The values that these conditions read of each record, in their order, by its id; undefined for a field that does not
 * exist. A record that the caller cannot see has no entry. Other features decide with them by the shared evaluator.
 */
export async function actualValuesOfEach(
  call: Call,
  catalog: Catalog,
  { entity, ids }: { entity: Subject; ids: readonly string[] },
  conditions: readonly Pick<Condition, 'field' | 'value'>[],
): Promise<Map<string, (ActualValue | undefined)[]>> {
  const { from, rows } = sources[entity];
  const exists = conditions.map(({ field }) => findFact(catalog, entity, field) !== undefined);
  if (!exists.includes(true) || ids.length === 0) return new Map();
  const parameters = new Parameters(call.organization_id);
  const compiler = new Compiler(catalog, parameters);
  const values = conditions.map((condition, at) => (exists[at] ? compiler.actual(condition, rows) : 'null::json'));
  const [read] = await call.tx.batch([
    {
      text: `select json_build_array(m.id, json_build_array(${values.join(', ')}))::text from ${from}
        where m.organization_id = $1::uuid and m.id = any(${parameters.addAll(ids)}::uuid[])`,
      values: parameters.values,
    },
  ]);
  return new Map(
    read!.map((text) => {
      const [id, actual] = JSON.parse(text!) as [string, ActualValue[]];
      return [id, actual.map((value, at) => (exists[at] ? value : undefined))];
    }),
  );
}
