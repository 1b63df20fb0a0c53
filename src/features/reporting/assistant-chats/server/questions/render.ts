import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import { formatMoney } from '#shared/money/money.ts';
import { nounAddressIn, nounPlural, nounSingular } from '#shared/nouns/nouns.ts';
import { figureText } from '#shared/query/figure-text.ts';
import type { Figure, Query, QueryAnswer, QueryColumn } from '#shared/query/query.ts';
import { ppmText } from '#shared/text/percent.ts';
import { plainWords } from './records.ts';
import { dateWords } from './spans.ts';
import type { ToolUses } from './tools.ts';

const MOST_LINES = 25;
const MOST_FACTS = 4;
export const LOCALE = 'en-US';
const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** The screen with the rows behind a figure. */
export const screenOf = (rows: string | null, mode: 'company' | 'partner'): `/${string}` | null =>
  rows === null ? null : screenOfRows(declaredDashboards.lists, rows, mode);

/** The answer to a query in lines, with its rows as sources. */
export function answerLines(uses: ToolUses, query: Query, answer: QueryAnswer): string {
  const { mode } = uses.caller.request.actor;
  if (answer.groups && query.by?.length) return groupLines(uses, answer, mode);
  if (answer.groups) return figureLine(uses, query, answer, mode);
  return recordLines(uses, query, answer, mode);
}

function figureLine(uses: ToolUses, { of, compare }: Query, answer: QueryAnswer, mode: 'company' | 'partner'): string {
  const { total, before } = answer;
  const cited = rowsCited(uses, total, mode, nounPlural(of));
  const text = `${figureText(total, answer, LOCALE)}${total.value === null ? ` in ${countOf(total.count, of)}` : ''}${cited}.`;
  if (!before) return text;
  const label = compare === 'last_year' ? 'A year before' : 'In the period before';
  return `${text}\n${label}: ${figureText(before, answer, LOCALE)}${rowsCited(uses, before, mode, `${nounPlural(of)} before`)}.`;
}

function groupLines(uses: ToolUses, answer: QueryAnswer, mode: 'company' | 'partner'): string {
  const groups = answer.groups!;
  if (groups.length === 0) return 'There are none.';
  const lines = groups.slice(0, MOST_LINES).map(({ keys, figure, before }) => {
    const label = keys.map((key) => plainWords(key.label) || 'None').join(', ');
    const earlier = before ? ` (before: ${figureText(before, answer, LOCALE)})` : '';
    return `- ${label}: ${figureText(figure, answer, LOCALE)}${earlier}${rowsCited(uses, figure, mode, label)}`;
  });
  const rest = answer.all - lines.length;
  return [
    ...lines,
    ...(rest > 0 ? [`${numbers.format(rest)} more are not shown.`] : []),
    `Total: ${figureText(answer.total, answer, LOCALE)}${rowsCited(uses, answer.total, mode, 'All rows')}.`,
  ].join('\n');
}

function recordLines(uses: ToolUses, { of }: Query, answer: QueryAnswer, mode: 'company' | 'partner'): string {
  const records = answer.records ?? [];
  const all = rowsCited(uses, answer.total, mode, nounPlural(of));
  if (records.length === 0) return `There are none${all}.`;
  const [first, ...others] = answer.columns.filter(({ key }) => key !== 'id');
  const lines = records.slice(0, MOST_LINES).map((record) => {
    const title = (first && cellText(first, record)) || nounSingular(of);
    const facts = others.flatMap((column) => cellText(column, record) ?? []).slice(0, MOST_FACTS);
    const to = typeof record.id === 'string' ? nounAddressIn(mode, of, record.id) : null;
    const cited = to ? uses.cite({ kind: 'record', title, to }) : '';
    return `- ${title}${cited}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
  });
  const head =
    answer.all > lines.length
      ? `${countOf(answer.all, of)}, the first ${lines.length} of them`
      : countOf(answer.all, of);
  return [`${head}${all}:`, ...lines].join('\n');
}

const countOf = (count: number, of: string) =>
  `${numbers.format(count)} ${count === 1 ? nounSingular(of) : nounPlural(of)}`;

function rowsCited(uses: ToolUses, { rows }: Figure, mode: 'company' | 'partner', title: string): string {
  const to = screenOf(rows, mode);
  return to && to.length <= 300 ? uses.cite({ kind: 'list', title: title.slice(0, 120), to }) : '';
}

/** A value as screens show it; undefined for none. */
function cellText({ key, kind, currency }: QueryColumn, record: Readonly<Record<string, unknown>>): string | undefined {
  const value = record[key];
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'money') return moneyText(value, record[currency ?? 'currency']);
  if (kind === 'day' || kind === 'instant') return dateWords(String(value).slice(0, 10));
  if (kind === 'flag') return value === true ? 'yes' : 'no';
  if (kind === 'share') return ppmText(Number(value));
  if (typeof value === 'object')
    return (
      plainWords((value as { label?: string; name?: string }).label ?? (value as { name?: string }).name ?? '') ||
      undefined
    );
  return plainWords(String(value)) || undefined;
}

const moneyText = (minor: unknown, currency: unknown): string | undefined =>
  typeof currency === 'string' ? formatMoney(Number(minor), currency) : undefined;
