import type { Query, QueryAnswer } from '../../src/shared/query/query.ts';
import type { Asked, Right } from './expect.ts';

export type Verdict = 'right' | 'wrong' | 'misleading' | 'refused';

/** The part of an answer that is judged. */
export interface AnswerOfRules {
  text: string;
  reading: { read: string; intent: string | null; query: Query | null } | null;
  follow_ups: string[];
}

export interface Side {
  /** Asks in a new conversation; @returns the last answer. */
  ask(texts: readonly string[], about: string | undefined): Promise<AnswerOfRules>;
  query(query: Query): Promise<QueryAnswer>;
  /** Rows of SQL with the parameters of the side filled in. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

export interface Judged {
  question: string;
  verdict: Verdict;
  read: string;
  /** The time of one answer. */
  took_ms: number;
}

/** Asks one question and holds the answer against the right one. */
export async function judge(side: Side, asked: Asked): Promise<Judged> {
  const texts = [asked.ask].flat();
  const about = asked.about && String((await side.rows(asked.about))[0]?.value ?? '');
  const start = performance.now();
  const answer = await side.ask(texts, about || undefined);
  const took_ms = (performance.now() - start) / texts.length;
  const { reading, text } = answer;
  const verdict = await verdictOf(side, asked.right, answer);
  return { question: texts.join(' / '), verdict, read: reading?.read ?? text.split('\n')[0]!, took_ms };
}

async function verdictOf(side: Side, right: Right, { reading, text }: AnswerOfRules): Promise<Verdict> {
  // An answer without a reading says that it did not understand.
  if (!reading) return right.is === 'refused' ? 'right' : 'refused';
  if (right.is === 'refused') return 'misleading';
  if (right.is === 'intent')
    return reading.intent === right.intent && (right.says?.test(text) ?? true) ? 'right' : 'misleading';
  if (right.is === 'fact') {
    const [row] = await side.rows(right.sql);
    return text.includes(shown(row?.value)) ? 'right' : 'wrong';
  }
  if (!reading.query) return 'misleading';
  const answer = await side.query({ ...reading.query, limit: 1000 });
  const limited = await side.query(reading.query);
  const rows = await side.rows(right.sql);
  return (
    right.is === 'figure'
      ? isFigure(answer, rows)
      : right.is === 'groups'
        ? isGroups(right.first ? limited : answer, rows, right.first)
        : isRecords(right.ordered ? limited : answer, rows, right.ordered)
  )
    ? 'right'
    : 'wrong';
}

/** A day as answers write it. */
const shown = (value: unknown): string =>
  /^\d{4}-\d\d-\d\d/.test(String(value))
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${String(value).slice(0, 10)}T00:00:00Z`),
      )
    : String(value);

function isFigure({ total }: QueryAnswer, rows: readonly Record<string, unknown>[]): boolean {
  if (rows[0] && 'count' in rows[0])
    return total.amounts.length === 0 && (total.value ?? total.count) === Number(rows[0].count);
  const wanted = rows
    .filter(({ minor }) => Number(minor) !== 0)
    .map(({ currency, minor }) => `${String(currency)} ${Number(minor)}`);
  const given = total.amounts
    .filter(({ amount_minor }) => amount_minor !== 0)
    .map(({ currency, amount_minor }) => `${currency} ${amount_minor}`);
  return given.sort().join() === wanted.sort().join();
}

function isGroups(answer: QueryAnswer, rows: readonly Record<string, unknown>[], first: number | undefined): boolean {
  const wanted = rows.map(({ label, value }) => ({ label: String(label ?? ''), value: Number(value) }));
  const given = (answer.groups ?? []).map(({ keys: [key], figure }) => ({
    names: [key?.value ?? '', key?.label ?? ''],
    value: figure.value ?? figure.amounts.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  }));
  const isSame = (one: (typeof given)[number], other: (typeof wanted)[number]) =>
    one.value === other.value && (one.names.includes(other.label) || (other.label === '' && one.names[0] === ''));
  if (first === undefined)
    return (
      given.filter(({ value }) => value !== 0).length === wanted.filter(({ value }) => value !== 0).length &&
      wanted.every((other) => other.value === 0 || given.some((one) => isSame(one, other)))
    );
  if (given.length === 0 || wanted.length === 0) return false;
  // The same value may stand in any order.
  return wanted
    .slice(0, Math.min(first, given.length))
    .every(({ value }, at) => given[at]!.value === value && wanted.some((other) => isSame(given[at]!, other)));
}

function isRecords(
  answer: QueryAnswer,
  rows: readonly Record<string, unknown>[],
  ordered: boolean | undefined,
): boolean {
  const given = (answer.records ?? []).map(({ id }) => String(id));
  const wanted = rows.map(({ id }) => String(id));
  if (!answer.records) return false;
  if (ordered) return given.length > 0 && given.length <= wanted.length && given.every((id) => wanted.includes(id));
  return given.length === wanted.length && wanted.every((id) => given.includes(id));
}

/** The list with its verdicts, and how many of each. */
export function report(judged: readonly Judged[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { right: 0, wrong: 0, misleading: 0, refused: 0 };
  for (const { question, verdict, read } of judged) {
    counts[verdict] += 1;
    console.log(`${verdict.padEnd(10)} ${question}${verdict === 'right' ? '' : `\n           → ${read}`}`);
  }
  return counts;
}

/** The time that half of the answers took at most. */
export const medianTime = (judged: readonly Judged[]): number =>
  [...judged].sort((a, b) => a.took_ms - b.took_ms)[Math.floor(judged.length / 2)]?.took_ms ?? 0;
