import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { askQuery } from '#server/query/ask.ts';
import type { Query } from '#shared/query/query.ts';
import type { ReportQuestion } from '../schema.ts';
import { type ListAsked, questionOfList } from '../view-question.ts';
import { reportFields } from './fields.ts';
import { objectFor, viewFor } from './objects.ts';
import { wordOf } from './words.ts';

interface View {
  entity: string;
  state: Record<string, unknown>;
}

type Followed = Pick<ReportQuestion, 'object' | 'columns'> &
  Required<Pick<ReportQuestion, 'filters' | 'sort'>> &
  Pick<ReportQuestion, 'group_by' | 'sums' | 'chart'> & { question: Query | null };

/**
 * The present question of a saved view that the caller may see. No condition is dropped, because that would show more
 * rows: a view with something that reports cannot have is refused.
 * @throws 422 naming the reason
 */
export async function questionOfView(call: Call, id: string): Promise<Followed> {
  const view = await call.maybe<View>(sql`
    select entity, state from saved_view_rows where organization_id = ${call.organization_id} and id = ${id}`);
  if (!view) throw refusal('does not exist, or is not shared with you');
  const resource = objectFor(call.actor, view.entity);
  if (!resource) throw refusal(`shows ${wordOf(view.entity)}, which reports cannot show`);
  const { question, chart } = view.state;
  if (question) return askedContent(call, question as Query, chart);
  const { columns, filters, sort, lost } = questionOfList(
    readState(view.state),
    await reportFields(call, await viewFor(call, resource)),
  );
  if (lost.length > 0) throw refusal(`has a condition that reports cannot have: ${lost.map(wordOf).join(', ')}`);
  if (columns.length === 0) throw refusal('shows no column that reports can have');
  return {
    object: view.entity,
    columns: columns.slice(0, MOST_COLUMNS),
    filters,
    sort: sort.slice(0, MOST_SORTS),
    question: null,
  };
}

/** The content of a saved report whose question can be answered today. */
async function askedContent(call: Call, question: Query, chart: unknown): Promise<Followed> {
  try {
    await askQuery(call, { ...question, limit: 1 });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refusal(`asks a question that can no longer be answered (${error.message})`);
  }
  return {
    object: question.of,
    columns: [],
    filters: [],
    sort: [],
    group_by: null,
    sums: [],
    chart: chart === 'bar' || chart === 'line' ? chart : null,
    question,
  };
}

const MOST_COLUMNS = 30;
const MOST_SORTS = 3;
const MOST_FILTERS = 20;
const operators = ['eq', 'ne', 'gte', 'lte', 'like'];

/** The browser wrote the state, so each part is checked. */
function readState({ columns, filters, sort, q }: Record<string, unknown>): ListAsked {
  if (typeof q === 'string' && q.trim() !== '') throw refusal('has a search text, which reports cannot have');
  const conditions = listIn(filters);
  if (conditions.length > MOST_FILTERS || !conditions.every(isCondition))
    throw refusal('has a condition that reports cannot have');
  return {
    columns: listIn(columns).filter((one) => typeof one === 'string'),
    filters: conditions.map(({ field, operator, values }) => ({ field, operator, values })),
    sort: listIn(sort)
      .filter(isSort)
      .map(({ field, descending }) => ({ field, descending })),
  };
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const partsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

function isCondition(value: unknown): value is ListAsked['filters'][number] {
  const { field, operator, values } = partsOf(value);
  return (
    typeof field === 'string' &&
    operators.includes(operator as string) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= 200 &&
    values.every((one) => typeof one === 'string' && one.length <= 500)
  );
}

function isSort(value: unknown): value is ListAsked['sort'][number] {
  const { field, descending } = partsOf(value);
  return typeof field === 'string' && typeof descending === 'boolean';
}

const refusal = (reason: string) => invalid({ saved_view_id: [reason] });

/** The reason why a view can no longer be followed, as a sentence. @throws what is no refusal */
export function reasonOfRefusal(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const [reason] = Object.values(error.errors ?? {}).flat();
  return `The saved view ${reason ?? 'can no longer be used'}.`.replace(
    'not shared with you',
    'no longer shared with the report owner',
  );
}
