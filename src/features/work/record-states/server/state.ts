import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { CALLER, callerValues, GENERIC, workOfRecord } from '#features/work/work-items/server/service.ts';
import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import {
  declaredRecordFacts,
  declaredRecordFigures,
  type FactRow,
  type MeasureFigure,
  monthly,
  type OwnFigure,
  type RecordFact,
} from '#server/extension-points/record-state.ts';
import { measureRows } from '#server/figures/measures.ts';
import { spansOf } from '#server/figures/periods.ts';
import { addressOf, also, inCurrency, type Rows, sourceOf } from '#server/figures/rows.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { declaredResources } from '#server/resource/define.ts';
import { readText } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import { amountOf, type Measure, measureName } from '#shared/measures.ts';
import type { RecordState, RecordStateFact, RecordStateFigure } from '../schema.ts';

const MOST_WORK = 5;
const MOST_FACTS = 4;
const MOST_FIGURES = 5;
const { lists } = declaredDashboards;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** @throws 404 for a record that the caller cannot see */
export async function requireStatefulRecord(call: Call, name: string, id: string): Promise<void> {
  const resource = declaredResources().get(name);
  const isOffered =
    resource &&
    allows(call.actor.permissions, resource.guardedBy ?? resource.name, 'view') &&
    (call.actor.partner_id === null || resource.partner?.verbs.includes('get'));
  if (!isOffered || !(await readText(call, resource, id))) throw notFound(`This ${resource?.noun ?? 'record'}`);
}

interface Declared {
  on: string;
  side: RecordFact['side'];
  can: RecordFact['can'];
}

/** The declarations for records of a resource that the caller may read. */
function offered<T extends Declared>({ actor }: Call, all: readonly T[], on: string): T[] {
  return all.filter(({ on: table, side, can }) => {
    const [resource, action] = can.split(':') as [string, Action];
    return table === on && [side].flat().includes(actor.mode) && allows(actor.permissions, resource, action);
  });
}

function factSelect({ key, from, where, order, values }: RecordFact): string {
  const columns = Object.entries(values).map(([name, text]) => `(${text}) as "${name}"`);
  return `select ${quoted(key)}::text as key, (select row_to_json(r) from (select ${columns.join(', ') || 'true as found'}
    from ${from} where t.organization_id = $1::uuid and (${where}) ${order ? `order by ${order}` : ''} limit 1) r) as value`;
}

function figureSelect({ key, value, currency = 'null', months = 'null', whole = 'null' }: OwnFigure): string {
  return `select ${quoted(`figure ${key}`)}::text as key,
    (select row_to_json(r) from (select (${value}) as value, (${currency})::text as currency, (${months})::json as months, (${whole})::numeric as whole) r) as value`;
}

/** The rows of a measure that belong to the record, in the period of the figure or of all time. */
function rowsOfRecord(call: Call, { by, period }: MeasureFigure, measure: Measure, id: string, isWhole = false): Rows {
  const span = period && !isWhole ? spansOf(period, call.today()).now : undefined;
  const rows = measureRows(measure, { span }, { actor: call.actor, today: call.today() });
  // A partner reads only its own rows, and its lists do not name it.
  return call.actor.mode === 'partner' && by === measure.partner ? rows : also(rows, { [by]: id });
}

/** A measure as a figure of the record: its rows are those of its list, in one currency where it is money. */
function measureFigure(call: Call, figure: MeasureFigure, id: string, parameters: Parameters): OwnFigure {
  const { measure, share, currency, hasMonths } = figure;
  const isMoney = measure.unit === 'money';
  const from = (rows: Rows) => `${sourceOf(rows, parameters)}${isMoney ? ` and t.currency = ${currency}` : ''}`;
  const value = isMoney ? `coalesce(sum(t."${amountOf(measure)}"), 0)` : 'count(*)';
  const amount = `(select ${value} from ${from(rowsOfRecord(call, figure, measure, id))})`;
  const all = share && `(select count(*) from ${sourceOf(rowsOfRecord(call, figure, share.of, id), parameters)})`;
  const { side, on, key, can, order } = figure;
  return {
    side,
    on,
    key,
    can,
    order,
    label: share?.label ?? measureName(measure, figure.period),
    kind: share ? 'percent' : measure.unit,
    value: all ? `round(100.0 * ${amount} / nullif(${all}, 0))` : amount,
    ...(isMoney && currency && { currency }),
    ...(hasMonths &&
      measure.on && {
        months: monthly({
          from: `(select t.* from ${from(rowsOfRecord(call, figure, measure, id, true))}) t`,
          where: 'true',
          at: `t.${measure.on.field}`,
          value,
        }),
      }),
  };
}

/** Reads facts and figures in one query; null for those without a row. */
async function readState(
  call: Call,
  facts: readonly RecordFact[],
  figures: readonly OwnFigure[],
  { values }: Parameters,
) {
  const selects = [...facts.map(factSelect), ...figures.map(figureSelect)];
  if (selects.length === 0) return new Map<string, FactRow | null>();
  const text = `with ${CALLER}, record as (select $7::uuid as id)
    select json_object_agg(x.key, x.value)::text from (${selects.join(' union all ')}) x`;
  const [, rows] = await call.tx.batch([GENERIC, { text, values }]);
  return new Map(Object.entries(JSON.parse(rows![0]!) as Record<string, FactRow | null>));
}

/** Fills `$id` with the id of the record and `$name` with a value of the fact. */
const filled = (address: string, id: string, row: FactRow) =>
  address.replace(/\$([a-z_]+)/g, (_, name: string) =>
    name === 'id' && !('id' in row) ? id : String(row[name] ?? ''),
  );

function told(facts: readonly RecordFact[], values: ReadonlyMap<string, FactRow | null>, id: string) {
  return facts
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ key, tone, say, link }): RecordStateFact[] => {
      const row = values.get(key);
      const text = row ? say(row) : undefined;
      return row && text
        ? [{ key, tone, text, link: link ? { label: link.label, to: filled(link.to, id, row) } : null }]
        : [];
    });
}

function shown(
  figures: readonly OwnFigure[],
  values: ReadonlyMap<string, FactRow | null>,
  linkOf: (key: string, currency: string | null) => string | null,
) {
  return figures
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ key, label, kind }): RecordStateFigure[] => {
      const row = values.get(`figure ${key}`);
      // An amount without a currency is a sum over no rows.
      if (!row || row.value === null || (kind === 'money' && row.currency === null)) return [];
      const { value, currency, months, whole } = row;
      return [
        {
          key,
          label,
          kind,
          value: Number(value),
          currency,
          months,
          whole: whole === null ? null : Number(whole),
          to: linkOf(key, currency),
        },
      ];
    });
}

/** The state of a record for its page. @throws 404 */
export async function recordStateOf(call: Call, resource: string, id: string): Promise<RecordState> {
  await requireStatefulRecord(call, resource, id);
  const facts = offered(call, declaredRecordFacts(), resource);
  const declared = offered(call, declaredRecordFigures(), resource);
  const parameters = new Parameters(...(callerValues(call) as [string | null]), id);
  const figures = declared.map((one) => (one.measure ? measureFigure(call, one, id, parameters) : one));
  const values = await readState(call, facts, figures, parameters);
  const linkOf = (key: string, currency: string | null) => {
    const figure = declared.find((one) => one.key === key);
    if (!figure?.measure) return null;
    const rows = rowsOfRecord(call, figure, figure.share?.of ?? figure.measure, id);
    return screenOfRows(lists, addressOf(currency ? inCurrency(rows, currency) : rows), call.actor.mode);
  };
  const { items, total } = await workOfRecord(call, id, MOST_WORK);
  return {
    facts: told(facts, values, id).slice(0, MOST_FACTS),
    figures: shown(figures, values, linkOf).slice(0, MOST_FIGURES),
    work: items,
    work_total: total,
  };
}
