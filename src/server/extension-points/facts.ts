import type { FieldOption, FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { Call } from '../call.ts';
import type { Parameters } from '../resource/comparison.ts';

/** The nouns that conditions can test. */
export const subjects = ['partners', 'contacts', 'opportunities'] as const;
export type Subject = (typeof subjects)[number];

/** The context of a fact's SQL: `$1` is the organization, and `parameters` binds all other values. */
export interface ReadFact {
  parameters: Parameters;
  /** The placeholder of today in the company's time zone. */
  today: string;
  /** The placeholder of the company's time zone. */
  timezone: string;
  /** The placeholder of the requested currency, for money. */
  currency: string;
}

/**
 * A field that conditions can test. A feature declares its own (`facts` in its `server/index.ts`); condition forms
 * offer all of them.
 */
export interface Fact extends Omit<FieldSpec, 'options' | 'currencies'> {
  /** The fact has several values, as tags or products do. */
  many?: boolean;
  /** The values are ids. */
  ids?: boolean;
  /** The fact is money in any currency. */
  isInCurrency?: boolean;
  /** The choices: a closed list, or a query over `$1` with value, label and is_archived. */
  options?: readonly FieldOption[] | string;
  /** A SQL expression over a row called `row`; null (with `many`, an empty array) if there is no value. */
  read: (row: string, on: ReadFact) => string;
}

type Source = readonly Fact[] | ((call: Call) => Promise<Fact[]>);
const sources = new Map<Subject, Source[]>(subjects.map((subject) => [subject, []]));

/** Declares facts of a noun. A function returns the facts that a company defines itself. */
export function defineFacts(subject: Subject, source: Source): Source {
  sources.get(subject)!.push(source);
  return source;
}

/** All facts of a noun, in the order in which the features declare them. */
export async function factsOf(call: Call, subject: Subject): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const source of sources.get(subject)!)
    facts.push(...(typeof source === 'function' ? await source(call) : source));
  return facts;
}

export type FactSource = Source;
