import type { Query } from '#shared/query/query.ts';
import { type Chart, charts } from '../../schema.ts';

/** A question and its picture, as the address of the report screen has them. */
export interface Asked {
  question: Query | null;
  chart: Chart;
}

const isQuestion = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Query>).of === 'string';

/** The address may be typed by hand: what is no question is none, and the server checks its parts. */
export function readAsked({ ask, chart }: Record<string, unknown>): Asked {
  return { question: questionIn(ask), chart: charts.find((one) => one === chart) ?? 'table' };
}

function questionIn(text: unknown): Query | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isQuestion(value) ? value : null;
  } catch {
    return null;
  }
}

export const writeAsked = ({ question, chart }: Asked): { ask?: string; chart?: Chart } => ({
  ...(question && { ask: JSON.stringify(question) }),
  ...(chart !== 'table' && { chart }),
});

/** The screen that answers a question. */
export const askAddress = (asked: Asked): string => `/reports/ask?${new URLSearchParams(writeAsked(asked))}`;

/** Parts of a question that are set to nothing are left out, so that equal questions have equal addresses. */
export function changedQuestion(question: Query, change: { [K in keyof Query]?: Query[K] | undefined }): Query {
  return Object.fromEntries(
    Object.entries({ ...question, ...change }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Query;
}
