import type { Call } from '#server/call.ts';
import { askQuery } from '#server/query/ask.ts';
import { describeKind } from '#server/query/describe.ts';
import { fieldNamed } from '#server/query/fields.ts';
import { askedKind } from '#server/query/kinds.ts';
import { namesOfFilters } from '#server/query/names.ts';
import { nounPlural } from '#shared/nouns/nouns.ts';
import type { Query, QueryAnswer } from '#shared/query/query.ts';
import type { ShownReading } from '../../schema.ts';
import { inTransaction } from '../transaction.ts';
import { chipsOf } from './chips.ts';
import { hasScreen } from './knowledge.ts';
import type { Answered, Place } from './place.ts';
import { type Nested, queryOfReading, type Reading } from './reading.ts';
import { plainWords } from './records.ts';
import { answerLines, screenOf } from './render.ts';
import { Unclear } from './subjects.ts';
import type { ToolUses } from './tools.ts';

export async function answerReading(place: Place, reading: Reading): Promise<Answered> {
  const query = queryOfReading(reading);
  if (reading.nested.length === 0) return answerQuery(place, query);
  const { kernel, request } = place.uses.caller;
  const where = await inTransaction(kernel, request, (call) => nestedFilters(call, reading.nested));
  return answerQuery(place, { ...query, where: { ...query.where, ...where } });
}

const MOST_NESTED = 50;

/** The ids of the records that a reference is narrowed to. @throws Unclear for none or too many */
async function nestedFilters(call: Call, nested: readonly Nested[]): Promise<Record<string, string[]>> {
  const byField = new Map<string, { of: string; where: Record<string, string | string[]>; labels: string[] }>();
  for (const { field, of, where, label } of nested) {
    const earlier = byField.get(field) ?? { of, where: {}, labels: [] };
    byField.set(field, {
      of,
      where: { ...earlier.where, ...(where as Record<string, string | string[]>) },
      labels: [...earlier.labels, label],
    });
  }
  const filters: Record<string, string[]> = {};
  for (const [field, { of, where, labels }] of byField) {
    const { records = [], all } = await askQuery(call, { of, where, limit: MOST_NESTED });
    if (all === 0) throw new Unclear(`There are no ${nounPlural(of)} with ${labels.join(' and ')}.`);
    if (all > MOST_NESTED)
      throw new Unclear(`${labels.join(' and ')} leaves ${all} ${nounPlural(of)}. Ask about at most ${MOST_NESTED}.`);
    filters[field] = records.map(({ id }) => String(id));
  }
  return filters;
}

/** Answers a query with how it was read, and with the choices that change it. */
export async function answerQuery({ uses }: Pick<Place, 'uses'>, query: Query): Promise<Answered> {
  const { kernel, request } = uses.caller;
  const { mode } = request.actor;
  const { answer, names, kind } = await inTransaction(kernel, request, async (call) => ({
    answer: await askQuery(call, query),
    names: await filterNames(call, query),
    kind: hasScreen(query.of, mode) ? await describeKind(call, query.of) : null,
  }));
  const read = readLine(query, shortened(query, answer, names), uses);
  const reading: ShownReading = {
    read,
    intent: null,
    query,
    chips: kind
      ? chipsOf(query, kind, names, query.on ?? kind.measures.find(({ key }) => key === query.measure)?.on ?? null)
      : [],
    rows: screenOf(answer.total.rows, mode),
  };
  return { text: `${read}\n${answerLines(uses, query, answer)}`, reading };
}

/** "Won revenue, this year, all partners": what a partner is not narrowed to, and the order, are said as well. */
function readLine(
  { order, limit, where }: Query,
  { read, records, columns }: QueryAnswer,
  { isPartner }: ToolUses,
): string {
  const id = typeof where?.id === 'string' ? where.id : null;
  const [title] = columns;
  const named = id && records?.[0] && title ? read.replace(`id: ${id}`, plainWords(records[0][title.key])) : read;
  const ordered = order ? `${named}, ${orderWords(order)}${limit ? `, first ${limit}` : ''}` : named;
  return isPartner || id || /\bpartners?\b/i.test(named) ? ordered : `${ordered}, all partners`;
}

/** Many names of one filter are counted. */
function shortened({ where = {} }: Query, answer: QueryAnswer, names: ReadonlyMap<string, string>): QueryAnswer {
  let { read } = answer;
  for (const values of Object.values(where))
    if (Array.isArray(values) && values.length > 3)
      read = read.replace(values.map((value) => names.get(value) ?? value).join(' or '), `${values.length} chosen`);
  return { ...answer, read };
}

function orderWords(order: string): string {
  const field = order.replace(/^-/, '');
  if (field === 'value') return order.startsWith('-') ? 'highest first' : 'lowest first';
  return `by ${field.replaceAll('_', ' ')}, ${order.startsWith('-') ? 'highest or latest first' : 'lowest or earliest first'}`;
}

/** The names of the records that filters name by their ids. */
async function filterNames(call: Call, { of, where = {} }: Query): Promise<ReadonlyMap<string, string>> {
  const kind = await askedKind(call, of, {}, false);
  const filters = Object.entries(where).map(([name, values]) => {
    const field = fieldNamed(kind.fields, name.replace(/_ne$/, ''));
    return [field?.name ?? name, [values].flat()] as const;
  });
  return namesOfFilters(call, kind, Object.fromEntries(filters));
}
