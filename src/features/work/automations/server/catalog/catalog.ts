import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import {
  type ActionParam,
  type AutomationRecord,
  allAutomationActions,
  allAutomationRecords,
  automationRelations,
} from '#server/extension-points/automations.ts';
import { offersResource } from '#server/flags/offered.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { nounAddress, nounPlural, nounSingular } from '#shared/nouns/nouns.ts';
import type { Catalog, ParamSpec, RecordSpec, StepSpec } from '../../schema.ts';
import { ownFacts } from '../facts.ts';
import { recipeIn } from '../recipes/recipe.ts';
import { recipes } from '../recipes/recipes.ts';
import { placeholdersOf } from '../subject.ts';
import { controls } from './controls.ts';
import { customWrites } from './custom-fields.ts';
import { catalogEvents } from './events.ts';
import { offeredIn } from './offered.ts';

/** Everything that the builder offers the caller. */
export async function catalogFor(call: Call): Promise<Catalog> {
  const records: RecordSpec[] = [];
  const isOffered = await offeredIn(call);
  const columns = await realColumns(call);
  for (const record of allAutomationRecords())
    if (allows(call.actor.permissions, record.table, 'view') && isOffered.record(record.table))
      records.push(await specOfRecord(call, record, columns.get(record.table) ?? new Set(), isOffered.record));
  const all = allAutomationRecords();
  const base = await baseCurrency(call);
  const tables = new Set(records.map(({ table }) => table));
  const tablesFor = (fits: (record: AutomationRecord) => boolean) =>
    all.filter((record) => tables.has(record.table) && fits(record)).map(({ table }) => table);
  const actions: StepSpec[] = [];
  const offered = allAutomationActions().filter(isOffered.action);
  for (const { key, label, about, group, sentence, params, for: fits, answers, gives } of offered)
    actions.push({
      kind: key,
      label,
      about,
      group,
      sentence,
      params: await paramsOf(call, params),
      tables: fits ? tablesFor(fits) : null,
      ...(answers && { answers }),
      ...(gives && { gives }),
    });
  return {
    records: records.sort((a, b) => a.one.localeCompare(b.one)),
    steps: [
      ...actions,
      ...controls.map(({ key, label, about, group, sentence, params, needsRecord }) => ({
        kind: key,
        label,
        about,
        group,
        sentence,
        params: params.map(paramOf),
        // A branch can also ask variables.
        tables: needsRecord && key !== 'branch' ? [...tables] : null,
      })),
    ],
    recipes: recipes
      .filter(({ table, definition }) => (table === null || tables.has(table)) && isOffered.recipe(definition))
      .map((own) => {
        const { table: _, ...recipe } = recipeIn(base, own);
        return recipe;
      }),
  };
}

/** The inputs with the choices of the company. */
async function paramsOf(call: Call, params: readonly ActionParam[]): Promise<ParamSpec[]> {
  const specs: ParamSpec[] = [];
  for (const param of params) {
    if (param.resource && !offersResource(call.actor, param.resource)) continue;
    const options = await param.choices?.(call);
    specs.push(paramOf(options ? { ...param, options } : param));
  }
  return specs;
}

const paramOf = ({ options, shown, choices: _, ...param }: ActionParam): ParamSpec => ({
  ...param,
  ...(options && { options: [...options] }),
  ...(shown && { shown: { name: shown.name, is: [...shown.is] } }),
});

async function specOfRecord(
  call: Call,
  record: AutomationRecord,
  columns: ReadonlySet<string>,
  isOffered: (table: string) => boolean,
): Promise<RecordSpec> {
  const { table, writes = [], dates = [], statuses, tags, assigns, partner } = record;
  const fields = declaredResources().get(table)?.fields ?? {};
  const labelOf = (field: string) => fields[field]?.label ?? field.replaceAll('_', ' ');
  const optionsOf = (field: Field | undefined) =>
    field?.options && { options: field.options.map(({ value, label }) => ({ value, label })) };
  const isWatched = !record.announces || record.announces.includes('updated');
  return {
    table,
    one: nounSingular(table),
    many: nounPlural(table),
    has_partner: partner !== undefined,
    address: nounAddress(table, '$id') ?? null,
    events: catalogEvents(table).map(({ key, label }) => ({ key, label })),
    watched: isWatched
      ? ownFacts(table)
          .filter(({ column }) => columns.has(column))
          .map(({ column, label }) => ({ field: column, label, ...optionsOf(fields[column]) }))
      : [],
    dates: dates.map((field) => ({ field, label: labelOf(field) })),
    writes: [
      ...writes.map((field) => ({
        field,
        label: labelOf(field),
        kind: fields[field]?.kind ?? 'text',
        ...optionsOf(fields[field]),
      })),
      ...(await customWrites(call, table)),
    ],
    statuses: statuses ? await statuses.options(call) : [],
    relations: automationRelations(table)
      .filter((one) => isOffered(one.table))
      .map(({ key, label, table: of }) => ({ key, label, table: of })),
    placeholders: placeholdersOf(table),
    has_tags: tags !== undefined,
    has_owner: assigns !== undefined,
  };
}

let known: Map<string, Set<string>> | undefined;

/** The stored columns of each table, because the log of changes knows no columns that views compute. */
async function realColumns(call: Call): Promise<Map<string, Set<string>>> {
  if (known) return known;
  const rows = await call.rows<{ table: string; columns: string[] }>(sql`
    select c.relname as "table", array_agg(a.attname::text) as columns from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relname = any(${allAutomationRecords().map(({ table }) => table)})
    group by c.relname`);
  known = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  return known;
}
