import type { Call } from '#server/call.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { kindOf } from '#server/resource/column.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { type ListView, readListQuery, whereOf } from '#server/resource/list-sql.ts';
import { narrowedIn } from '#server/resource/narrowing.ts';
import { encodeListQuery, type Filter, type ListQuery, type RawQuery } from '#shared/nouns/list-query.ts';
import type { TSchema } from '#shared/schema.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { isRolling, resolveRolling } from '#shared/time/rolling-dates.ts';
import { instantOfWall } from '#shared/time/wall-clock.ts';
import type { ReportField, ReportQuestion } from '../schema.ts';
import { reportFields } from './fields.ts';
import { objectFor, viewFor } from './objects.ts';
import { wordOf } from './words.ts';

/** A question as one reader may ask it. */
export interface Asked {
  sight: ListView;
  query: ListQuery;
  fields: readonly ReportField[];
  columns: readonly ReportField[];
  group: ReportField | null;
  sums: readonly ReportField[];
  /** Labels of what was asked for and is not for this reader. */
  left_out: string[];
}

interface Reading {
  timezone: string;
  /** A reader who is not the one asking: columns not for them are left out instead of refused. */
  isLenient?: boolean;
}

/**
 * Puts a question into the grammar of lists, as the caller. What narrows the rows is never dropped: a reader who may not use a
 * condition gets nothing rather than more.
 * @throws 422 naming the part at fault
 */
export async function askReportQuestion(
  call: Call,
  question: ReportQuestion,
  { timezone, isLenient = false }: Reading,
): Promise<Asked> {
  const resource = objectFor(call.actor, question.object);
  if (!resource) {
    throw invalid({
      object: [
        isLenient ? `${wordOf(question.object)} are not available to this recipient.` : 'is not available to you',
      ],
    });
  }
  const sight = await viewFor(call, resource);
  const fields = await reportFields(call, sight);
  const left_out: string[] = [];
  const find = (name: keyof ReportQuestion, key: string, fits: (field: ReportField) => boolean, problem: string) => {
    const field = fields.find((one) => one.key === key && fits(one));
    if (!field && !isLenient) throw invalid({ [name]: [`${key} ${problem}`] });
    if (!field) left_out.push(wordOf(key.replace(/^custom\./, '')));
    return field;
  };
  const listed = (name: 'columns' | 'sums', fits: (field: ReportField) => boolean, problem: string) =>
    (question[name] ?? []).map((key) => find(name, key, fits, problem)).filter((field) => field !== undefined);
  const columns = listed('columns', ({ is_column }) => is_column, 'is not a column of this report');
  if (columns.length === 0) throw invalid({ columns: ['None of the columns are available to this recipient.'] });
  const group = question.group_by
    ? (fields.find(({ key, can_group }) => key === question.group_by && can_group) ?? null)
    : null;
  if (question.group_by && !group) {
    throw invalid({
      group_by: [
        `${labeled(question.group_by)} ${isLenient ? 'is not available to this recipient for grouping' : 'cannot be used for grouping'}.`,
      ],
    });
  }
  if (!group && question.chart) throw invalid({ chart: ['requires grouping'] });
  if (!group && question.has_details === false)
    throw invalid({ has_details: ['can only be turned off when rows are grouped'] });
  const sums = listed('sums', ({ can_sum }) => can_sum, 'cannot be totaled');
  const asked = await queryOf(call, sight, question, { timezone, isLenient });
  return { ...asked, fields, columns, group, sums, left_out };
}

const labeled = (key: string) => wordOf(key.replace(/^custom\./, ''));

async function queryOf(
  call: Call,
  seen: ListView,
  question: ReportQuestion,
  { timezone, isLenient }: Reading,
): Promise<{ sight: ListView; query: ListQuery }> {
  const today = dateInZone(call.now(), timezone);
  const filters = (question.filters ?? []).map((filter) => resolved(seen, filter, today, timezone));
  const raw = rawOf({ filters, sort: isLenient ? [] : (question.sort ?? []) });
  try {
    const narrowed = await narrowedIn(call, seen.resource, raw);
    const sight = { ...seen, ...(narrowed && { narrowed }) };
    const query = readListQuery(sight, raw);
    // Writing the conditions down is what finds a value that is none.
    whereOf(sight, query, new Parameters(call.organization_id));
    return { sight, query: isLenient ? { ...query, sort: sortFor(sight, question) } : query };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = isLenient
      ? `A condition uses data that this recipient may not see (${error.message}).`
      : error.message;
    throw invalid({ [error.errors && '_sort' in error.errors ? 'sort' : 'filters']: [text] });
  }
}

/** The order does not decide which rows there are, so what a reader may not sort by is passed over. */
function sortFor(sight: ListView, { sort = [] }: ReportQuestion): ListQuery['sort'] {
  return sort.filter((by) => {
    try {
      return readListQuery(sight, rawOf({ sort: [by] })).sort.length > 0;
    } catch {
      return false;
    }
  });
}

function rawOf(query: Partial<ListQuery>): RawQuery {
  const params = encodeListQuery(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

/** Days that move along become days; of an instant, the first or the last moment of the day where the reader lives. */
function resolved({ row, custom }: ListView, filter: Filter, today: string, timezone: string): Filter {
  const schema = (row.properties as Record<string, TSchema>)[filter.field];
  const isInstant =
    (schema && kindOf(schema) === 'instant') ||
    custom.some(({ key, field_type }) => filter.field === `custom.${key}` && field_type === 'DATETIME');
  const values = filter.values.map((value) => {
    if (!isRolling(value)) return value;
    const day = resolveRolling(value, today);
    if (!isInstant) return day;
    const wall = filter.operator === 'lte' ? `${day} 23:59:59` : `${day} 00:00:00`;
    return instantOfWall(wall, timezone).toISOString();
  });
  return { ...filter, values };
}
