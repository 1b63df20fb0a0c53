import type { FieldOption, FieldSpec } from '#shared/condition-kinds.ts';
import type { Call } from './call.ts';
import type { Parameters } from './resource/comparison.ts';

/** The nouns that conditions can be used on. */
export const subjects = ['partners', 'contacts', 'opportunities'] as const;
export type Subject = (typeof subjects)[number];

/** The context of a fact's SQL: `$1` is the organization, everything else is bound through `parameters`. */
export interface ReadFact {
  parameters: Parameters;
  /** Today in the company's time zone, bound. */
  today: string;
  /** The company's time zone, bound. */
  timezone: string;
  /** For money: the requested currency, bound. */
  currency: string;
}

/**
 * A field that conditions can use. A feature declares its own (`facts` in its
 * `server/index.ts`); condition forms offer all of them.
 */
export interface Fact extends Omit<FieldSpec, 'options' | 'currencies'> {
  /** For several values: tags, products. */
  many?: boolean;
  /** The values are ids. */
  ids?: boolean;
  /** For money in any currency. */
  isInCurrency?: boolean;
  /** Choices: a closed list, or a query over `$1` with value, label and is_archived. */
  options?: readonly FieldOption[] | string;
  /** The value in SQL over a row called `row`; null (for `many`: an empty array) if there is none. */
  read: (row: string, on: ReadFact) => string;
}

type Source = readonly Fact[] | ((call: Call) => Promise<Fact[]>);
const sources = new Map<Subject, Source[]>(subjects.map((subject) => [subject, []]));

/** Declares facts of a noun; facts that a company defines come from a function. */
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
