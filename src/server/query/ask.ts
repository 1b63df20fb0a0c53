import { type Query, type QueryAnswer, USUAL_ROWS } from '#shared/query/query.ts';
import { earlierOf } from '#shared/time/dates.ts';
import type { Call } from '../call.ts';
import { baseCurrency } from '../company/company.ts';
import type { Row } from '../db/client.ts';
import { Refusal } from '../errors.ts';
import type { ListView } from '../resource/list-sql.ts';
import { narrowedIn } from '../resource/narrowing.ts';
import type { Asking } from './asking.ts';
import { cursorAfter, pageStart } from './cursor.ts';
import { currenciesIn, figureOf, type Worth, worthOf } from './figures.ts';
import { type ListFilters, rawOf, rowsAddress } from './filters.ts';
import { type Part, totalStatement } from './group-sql.ts';
import { answerGroups } from './groups.ts';
import { type AskOptions, askedKind } from './kinds.ts';
import { namesOfFilters } from './names.ts';
import { filtersIn, type Plan, planOf } from './plan.ts';
import { columnsAsked, listOrder, recordColumn, recordsFrom, recordsStatement } from './records.ts';
import { questionRefusal } from './suggest.ts';
import { countedWords, readWords } from './words.ts';

/**
 * Answers one question about the rows of a list, which are those that the caller sees there.
 * @throws 422 naming the part of the question that is wrong
 */
export async function askQuery(call: Call, query: Query, options: AskOptions = {}): Promise<QueryAnswer> {
  return inTime(call, async () => {
    const kind = await askedKind(call, query.of, options, JSON.stringify(query).includes('custom.'));
    const plan = await planOf(call, kind, query);
    try {
      return await answerPlan(call, query, plan);
    } catch (error) {
      throw askedRefusal(error, plan);
    }
  });
}

/** A list names a wrong value by its column; the caller is told the name that was asked with. */
function askedRefusal(error: unknown, { writtenAs }: Plan): unknown {
  if (!(error instanceof Refusal) || error.statusCode !== 400 || !error.errors) return error;
  const [name, texts] = Object.entries(error.errors)[0]!;
  const written = writtenAs.get(name) ?? [...writtenAs].find(([param]) => param.startsWith(name))?.[1] ?? name;
  return questionRefusal(`where.${written}`, texts.join(' '));
}

async function answerPlan(call: Call, query: Query, plan: Plan): Promise<QueryAnswer> {
  const zone = call.actor.timezone;
  const asking: Asking = {
    call,
    query,
    plan,
    now: filtersIn(plan, plan.span, zone),
    before: plan.before && filtersIn(plan, plan.before, zone),
    listViewOf: (filters) => listView(call, plan, filters),
  };
  const currency = await baseCurrency(call);
  const names = await namesOfFilters(call, plan.kind, plan.filters);
  const whole = {
    read: readWords(plan, query, names),
    currency,
    from: plan.span?.from ?? null,
    to: plan.span?.to ?? null,
  };
  return { ...whole, ...(await (plan.counted ? answerFigures(asking, currency) : answerRecords(asking))) };
}

async function listView(call: Call, { kind, search }: Plan, filters: ListFilters): Promise<ListView> {
  const narrowed = await narrowedIn(call, kind.resource, rawOf(filters, search));
  return { resource: kind.resource, row: kind.row, custom: kind.custom, ...(narrowed && { narrowed }) };
}

type Answered = Omit<QueryAnswer, 'read' | 'currency' | 'from' | 'to'>;

async function answerFigures(asking: Asking, program: string): Promise<Answered> {
  const { call, plan, now, before } = asking;
  const counted = plan.counted!;
  const [parts, earlier] = await totals(asking, before ? [now, before] : [now]);
  const on = plan.span ? earlierOf(plan.span.to, call.today()) : call.today();
  const isMoney = counted.field?.currency !== undefined && counted.how !== 'different';
  const currencies = isMoney ? currenciesIn([...parts!, ...(earlier ?? [])]) : [];
  const worth: Worth = await worthOf(call, currencies, program, on);
  const total = figureOf(counted, parts!, worth, rowsAddress(plan.kind, now, plan.search));
  const kind = isMoney ? 'money' : counted.field?.kind === 'share' ? 'share' : 'number';
  const value = { key: 'value', label: countedWords(counted, plan.kind.resource.name), kind } as const;
  return {
    ...(await answerGroups(asking, { total, worth, value })),
    total,
    ...(before && { before: figureOf(counted, earlier!, worth, rowsAddress(plan.kind, before, plan.search)) }),
  };
}

async function totals({ call, plan, listViewOf }: Asking, periods: readonly ListFilters[]): Promise<Part[][]> {
  const statements = [];
  for (const filters of periods)
    statements.push(
      totalStatement({ call, plan, listView: await listViewOf(filters), raw: rawOf(filters, plan.search) }),
    );
  return (await call.tx.batch(statements)).map((rows) => JSON.parse(rows[0] ?? '[]') as Part[]);
}

async function answerRecords({ call, query, plan, now, listViewOf }: Asking): Promise<Answered> {
  const { kind, search } = plan;
  const columns = columnsAsked(kind, query.fields);
  const raw = { ...rawOf(now, search), ...listOrder(kind, query.order) };
  const page = { limit: query.limit ?? USUAL_ROWS, offset: pageStart(query) };
  const counting = { ...plan, counted: { how: 'count' } as const, groupings: [] };
  const view = await listViewOf(now);
  const [rows, count] = await call.tx.batch([
    recordsStatement({ call, kind, listView: view, raw }, columns, page),
    totalStatement({ call, plan: counting, listView: view, raw }),
  ]);
  const records = recordsFrom(JSON.parse(rows![0]!) as Row[], columns);
  const total = figureOf(
    counting.counted,
    JSON.parse(count![0] ?? '[]') as Part[],
    new Map(),
    rowsAddress(kind, now, search),
  );
  const end = page.offset + records.length;
  return {
    columns: columns.map(recordColumn),
    records,
    total,
    all: total.count,
    cursor: records.length > 0 && end < total.count ? cursorAfter(query, end) : null,
  };
}

const LONGEST_MS = 20_000;

/** A question is stopped after a time, even in a transaction without a limit of its own. */
async function inTime<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const [before] = (
    await call.tx.batch([
      { text: `select current_setting('statement_timeout')`, values: [] },
      {
        text: `select set_config('statement_timeout', '${LONGEST_MS}', true)
        where current_setting('statement_timeout') in ('0', '') `,
        values: [],
      },
    ])
  )[0]!;
  const answer = await work();
  await call.tx.batch([{ text: `select set_config('statement_timeout', $1, true)`, values: [before ?? '0'] }]);
  return answer;
}
